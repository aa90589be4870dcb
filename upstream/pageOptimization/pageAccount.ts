import type { Selectable, Transaction } from 'kysely';
import { allowsProfile } from '../../domain/tariffs.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { AgenciesTable } from '../db/tables/agencies.ts';
import { transact } from '../db/transact.ts';
import { lockAgencyOf } from '../directory/agencyState.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';

/** The account that edits its agency's page. */
export type PageAccount = Pick<RequestAccount, 'id' | 'subscriptionStatus'>;

/** Throws 403 for accounts without a paid or trial subscription (ACC-03). */
export function requirePageAccess({ subscriptionStatus }: Pick<PageAccount, 'subscriptionStatus'>): void {
  if (!allowsProfile(subscriptionStatus)) {
    throw new ApiError(
      403,
      'SUBSCRIPTION_REQUIRED',
      "Editing the agency's page requires a paid or trial subscription.",
    );
  }
}

/** Runs `work` in a transaction with the account's agency locked, creating an empty one if needed. */
export async function withAgency<T>(
  deps: Deps,
  account: Pick<PageAccount, 'id'>,
  work: (trx: Transaction<Database>, agency: Selectable<AgenciesTable>) => Promise<T>,
): Promise<T> {
  return await transact(deps.db, async (trx) => await work(trx, await lockAgencyOf({ ...deps, db: trx }, account.id)));
}
