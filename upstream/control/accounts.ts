import type { Selectable } from 'kysely';
import type { BodyOf } from '../contract/call.ts';
import type { setAgency, setSubscription, WireControlAccount } from '../contract/control.ts';
import type { Deps } from '../db/deps.ts';
import type { AccountsTable } from '../db/tables/accounts.ts';
import { ApiError } from '../http/apiError.ts';

/** All accounts, by email. */
export async function listControlAccounts(deps: Deps): Promise<WireControlAccount[]> {
  const rows = await deps.db.selectFrom('accounts').selectAll().orderBy('email').execute();
  return await Promise.all(rows.map(async (row) => await toControlAccount(deps, row)));
}

/** The id of an account named by its id or its email. Throws 404 ACCOUNT_NOT_FOUND. */
export async function findAccountId({ db }: Deps, idOrEmail: string): Promise<string> {
  const column = idOrEmail.includes('@') ? 'email' : 'id';
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(idOrEmail);
  const row =
    column === 'email' || isUuid
      ? await db.selectFrom('accounts').select('id').where(column, '=', idOrEmail.toLowerCase()).executeTakeFirst()
      : undefined;
  if (row === undefined) throw new ApiError(404, 'ACCOUNT_NOT_FOUND', 'There is no such account.');
  return row.id;
}

/** Ends all sessions of an account; returns how many there were. */
export async function endSessions({ db }: Deps, accountId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sets what an account has bought; what is not given stays. */
export async function changeSubscription(
  deps: Deps,
  accountId: string,
  { status, productName, tariff }: BodyOf<typeof setSubscription>,
): Promise<WireControlAccount> {
  const row = await deps.db
    .updateTable('accounts')
    .set({
      subscription_status: status,
      ...(productName === undefined ? {} : { product_name: productName }),
      ...(tariff === undefined ? {} : { tariff }),
    })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return await toControlAccount(deps, row);
}

/** Sets status, block reason, moderation and roles; what is not given stays, a reason only while blocked (ACC-16). */
export async function changeAgency(
  deps: Deps,
  accountId: string,
  change: BodyOf<typeof setAgency>,
): Promise<WireControlAccount> {
  const row = await deps.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const status = change.status === undefined ? before.agency_status : change.status;
    const reason = change.blockReason === undefined ? before.block_reason : change.blockReason;
    return await trx
      .updateTable('accounts')
      .set({
        agency_status: status,
        block_reason: status === 'blocked' ? reason : null,
        ...(change.moderationStatus === undefined ? {} : { moderation_status: change.moderationStatus }),
        ...(change.roles === undefined ? {} : { roles: JSON.stringify(change.roles) }),
      })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return await toControlAccount(deps, row);
}

async function toControlAccount({ db, clock }: Deps, row: Selectable<AccountsTable>): Promise<WireControlAccount> {
  const { sessions } = await db
    .selectFrom('sessions')
    .select((select) => select.fn.countAll<number>().as('sessions'))
    .where('account_id', '=', row.id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.email,
    subscriptionStatus: row.subscription_status,
    productName: row.product_name,
    tariff: row.tariff,
    roles: row.roles,
    agencyStatus: row.agency_status,
    blockReason: row.block_reason,
    moderationStatus: row.moderation_status,
    sessions,
  };
}
