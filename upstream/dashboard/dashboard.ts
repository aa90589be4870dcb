import { type RawBuilder, sql } from 'kysely';
import { allowsProfile } from '../../domain/tariffs.ts';
import type { WireActionItem } from '../contract/dashboard.ts';
import type { WireLead } from '../contract/leads.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { readNewest } from '../leads/leadList.ts';
import { isReviewableSql } from '../reviews/reviewLists.ts';
import { actionsFor } from './actions.ts';
import { readScored } from './score.ts';

const NEWEST_LEADS = 5;
/** A lead that expires sooner than this is urgent. */
const URGENT = 2 * DAY;

/** Throws 403 for accounts without a paid or trial subscription (ACC-03). */
export function requireDashboard({ subscriptionStatus }: Pick<RequestAccount, 'subscriptionStatus'>): void {
  if (!allowsProfile(subscriptionStatus)) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED', 'The dashboard requires a paid or trial subscription.');
  }
}

/** The recommended actions for the agency (RST-33). */
export async function readActions(deps: Deps, account: Pick<RequestAccount, 'id'>): Promise<WireActionItem[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const urgentBefore = new Date(now.getTime() + URGENT);
  const has = (condition: RawBuilder<boolean>) => sql<boolean>`
    exists (select from leads where account_id = ${account.id} and blocked_at is null and ${condition})`;
  const state = await db
    .selectFrom('accounts')
    .select([
      'tariff',
      has(sql`status = 'active' and expires_at > ${now}`).as('hasActiveLeads'),
      has(sql`status = 'active' and expires_at > ${now} and expires_at <= ${urgentBefore}`).as('hasUrgentLeads'),
      has(sql`status = 'accepted' and ${isReviewableSql}`).as('hasReviewableLeads'),
      sql<boolean>`exists (select from webhooks where account_id = ${account.id} and disabled_at is not null)`.as(
        'hasDisabledWebhook',
      ),
    ])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  return actionsFor({ ...state, ...(await readScored(deps, account.id)) });
}

/** The five newest leads (RST-34). */
export async function readNewestLeads(deps: Deps, account: RequestAccount): Promise<WireLead[]> {
  return await readNewest(deps, account, NEWEST_LEADS);
}
