import type { WireFeature } from '../contract/account.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';

/** An account's feature switches with their default states (O-48). */
const FEATURES: readonly WireFeature[] = [
  { name: 'keyboardShortcuts', enabled: true },
  { name: 'desktopNotifications', enabled: false },
  { name: 'leadDigest', enabled: false },
  { name: 'reviewInvitations', enabled: false },
];

/** All switches of the account in a fixed order. */
export async function readFeatures({ db }: Deps, accountId: string): Promise<WireFeature[]> {
  const rows = await db.selectFrom('features').selectAll().where('account_id', '=', accountId).execute();
  const set = new Map(rows.map(({ name, enabled }) => [name, enabled]));
  return FEATURES.map(({ name, enabled }) => ({ name, enabled: set.get(name) ?? enabled }));
}

/** Sets one switch. Throws 404 FEATURE_NOT_FOUND. */
export async function setFeature({ db }: Deps, accountId: string, { name, enabled }: WireFeature): Promise<void> {
  if (!FEATURES.some((feature) => feature.name === name)) {
    throw new ApiError(404, 'FEATURE_NOT_FOUND', 'There is no such feature.');
  }
  await db
    .insertInto('features')
    .values({ account_id: accountId, name, enabled })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ enabled }))
    .execute();
}
