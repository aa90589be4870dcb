import type { InferResult } from 'kysely';
import { isUuid } from '../../domain/uuid.ts';
import type { BodyOf } from '../contract/call.ts';
import type { setAgency, setSubscription, WireControlAccount } from '../contract/control.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { lockAgencyOf } from '../directory/agencyState.ts';
import { ApiError } from '../http/apiError.ts';

/** All accounts, by email. */
export async function listControlAccounts({ db, clock }: Deps): Promise<WireControlAccount[]> {
  const rows = await controlAccounts(db, clock.now()).orderBy('accounts.email').execute();
  return rows.map((row) => toWire(row));
}

/** The id of an account given by id or email. Throws 404 ACCOUNT_NOT_FOUND. */
export async function findAccountId({ db }: Deps, idOrEmail: string): Promise<string> {
  const column = idOrEmail.includes('@') ? 'email' : 'id';
  const row =
    column === 'email' || isUuid(idOrEmail)
      ? await db.selectFrom('accounts').select('id').where(column, '=', idOrEmail.toLowerCase()).executeTakeFirst()
      : undefined;
  if (row === undefined) throw new ApiError(404, 'ACCOUNT_NOT_FOUND', 'There is no such account.');
  return row.id;
}

/** Ends all sessions of an account; returns how many. */
export async function endSessions({ db }: Deps, accountId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sets an account's subscription; omitted values are not changed. */
export async function changeSubscription(
  deps: Deps,
  accountId: string,
  { status, productName, tariff }: BodyOf<typeof setSubscription>,
): Promise<WireControlAccount> {
  await deps.db
    .updateTable('accounts')
    .set({
      subscription_status: status,
      ...(productName === undefined ? {} : { product_name: productName }),
      ...(tariff === undefined ? {} : { tariff }),
    })
    .where('id', '=', accountId)
    .execute();
  return await readControlAccount(deps, accountId);
}

/**
 * Sets status, block reason, moderation, roles and Google reviews; omitted values are not changed, and the reason is
 * kept only while blocked (ACC-16). An account without an agency gets an empty one.
 */
export async function changeAgency(
  deps: Deps,
  accountId: string,
  change: BodyOf<typeof setAgency>,
): Promise<WireControlAccount> {
  await transact(deps.db, async (trx) => {
    if (change.roles !== undefined) {
      const roles = JSON.stringify(change.roles);
      await trx.updateTable('accounts').set({ roles }).where('id', '=', accountId).execute();
    }
    const before = await lockAgencyOf({ ...deps, db: trx }, accountId);
    const status = change.status === undefined ? before.status : change.status;
    const reason = change.blockReason === undefined ? before.block_reason : change.blockReason;
    const isFirstPublication = status === 'published' && before.published_at === null;
    await trx
      .updateTable('agencies')
      .set({
        status,
        block_reason: status === 'blocked' ? reason : null,
        ...(change.moderationStatus === undefined ? {} : { moderation_status: change.moderationStatus }),
        ...(isFirstPublication ? { published_at: deps.clock.now() } : {}),
        ...googleReviews(change.googleStatus, before.google_count),
      })
      .where('id', '=', before.id)
      .execute();
  });
  return await readControlAccount(deps, accountId);
}

/** The columns of a state of the Google reviews, in agreement with each other (STA-49). */
function googleReviews(status: BodyOf<typeof setAgency>['googleStatus'], count: number) {
  if (status === undefined) return {};
  if (status !== 'not_empty') return { google_status: status, google_count: 0, google_rating: null };
  return { google_status: status, ...(count > 0 ? {} : { google_count: 12, google_rating: 4.6 }) };
}

async function readControlAccount({ db, clock }: Deps, accountId: string): Promise<WireControlAccount> {
  return toWire(await controlAccounts(db, clock.now()).where('accounts.id', '=', accountId).executeTakeFirstOrThrow());
}

function controlAccounts(db: Deps['db'], now: Date) {
  return db
    .selectFrom('accounts')
    .leftJoin('agencies', 'agencies.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'subscription_status', 'product_name', 'tariff', 'roles'])
    .select(['agencies.status', 'agencies.block_reason', 'agencies.moderation_status'])
    .select((select) =>
      select
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('sessions'))
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .where('sessions.expires_at', '>', now)
        .as('sessions'),
    );
}

type ControlAccountRow = InferResult<ReturnType<typeof controlAccounts>>[number];

function toWire(row: ControlAccountRow): WireControlAccount {
  return {
    id: row.id,
    email: row.email,
    subscriptionStatus: row.subscription_status,
    productName: row.product_name,
    tariff: row.tariff,
    roles: row.roles,
    agencyStatus: row.status,
    blockReason: row.block_reason,
    moderationStatus: row.moderation_status,
    sessions: row.sessions ?? 0,
  };
}
