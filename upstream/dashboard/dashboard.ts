import { sql } from 'kysely';
import { inTenths, pageVisibility } from '../../domain/score.ts';
import { allowsProfile } from '../../domain/tariffs.ts';
import type { WireActionItem, WireVisibility } from '../contract/dashboard.ts';
import type { WireLead } from '../contract/leads.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { listLeads } from '../leads/leadList.ts';
import { leadStatusSql } from '../leads/leadState.ts';
import { readAnswers } from '../leads/responsiveness.ts';
import { actionsFor } from './actions.ts';
import { readAgencyProgress } from './agencyProgress.ts';
import { readScore } from './score.ts';

const NEWEST_LEADS = 5;
/** A lead that expires sooner than this is urgent. */
const URGENT = 2 * DAY;
const BEST = 5;

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
  const status = leadStatusSql(now);
  const urgentBefore = new Date(now.getTime() + URGENT);
  const leads = await db
    .selectFrom('leads')
    .select([
      sql<number>`count(*) filter (where ${status} = 'active')`.as('activeLeads'),
      sql<number>`count(*) filter (where ${status} = 'active' and expires_at <= ${urgentBefore})`.as('urgentLeads'),
      sql<number>`count(*) filter (where ${status} = 'accepted' and review_status is null)`.as('reviewableLeads'),
    ])
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const { tariff } = await db
    .selectFrom('accounts')
    .select('tariff')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const score = await readScore(deps, account.id);
  return actionsFor({ ...leads, tariff, score, agency: await readAgencyProgress(db, account.id) });
}

/** The five newest leads (RST-34). */
export async function readNewestLeads(deps: Deps, account: RequestAccount): Promise<WireLead[]> {
  const newest = { pageNumber: 1, pageSize: NEWEST_LEADS, period: 'all', type: 'all', sort: 'newest' } as const;
  return (await listLeads(deps, account, newest)).leads;
}

/**
 * The visibility scores from 0 to 5, rounded to tenths (RST-36): the share of leads answered within 24 hours, null if
 * there are too few; and how complete the page's stories, awards and logos are, null without an agency.
 */
export async function readVisibility({ db, clock }: Deps, accountId: string): Promise<WireVisibility> {
  const answers = await readAnswers(db, accountId, clock.now());
  const agency = await readAgencyProgress(db, accountId);
  return {
    responsiveScore: answers === null ? null : inTenths((answers.quick / answers.decided) * BEST),
    pageOptimization: agency && pageVisibility({ ...agency, clientLogos: agency.logotypes }),
  };
}
