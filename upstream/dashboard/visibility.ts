import { type RawBuilder, sql } from 'kysely';
import { pageVisibility } from '../../domain/score.ts';
import { PAGE_OPTIMIZATION_GOALS } from '../../domain/successStory.ts';
import type { WireVisibility } from '../contract/dashboard.ts';
import type { WireVisibilityDetails } from '../contract/dashboardFigures.ts';
import type { Deps } from '../db/deps.ts';
import type { RequestAccount } from '../http/route.ts';
import { midnight } from '../leads/leadFilter.ts';
import { compareAnswers, readAnswers } from '../leads/responsiveness.ts';
import { readAgencyProgress } from './agencyProgress.ts';
import { responseChange, responseScore } from './responseChange.ts';
import { type Days, requireDays } from './summaries.ts';

/**
 * The visibility scores, 0 to 5 in tenths (RST-36): the share of leads answered within 24 hours, null if there are too
 * few; and the completeness of the page's stories, awards and logos, null without an agency.
 */
export async function readVisibility({ db, clock }: Deps, accountId: string): Promise<WireVisibility> {
  const answers = await readAnswers(db, accountId, clock.now());
  const agency = await readAgencyProgress(db, accountId);
  return {
    responsiveScore: answers && responseScore(answers),
    pageOptimization: agency && pageVisibility({ ...agency, clientLogos: agency.logotypes }),
  };
}

/**
 * What the visibility scores consist of, and why the response score changed between the beginning and the end of some
 * days in the account's time zone; a time in the future counts as now. Throws 422.
 */
export async function readVisibilityDetails(
  { db, clock }: Deps,
  { id, timeZone }: Pick<RequestAccount, 'id' | 'timeZone'>,
  days: Days,
): Promise<WireVisibilityDetails> {
  requireDays(days);
  const now = clock.now();
  // There were no leads before the epoch, and PostgreSQL does not accept a Date in year 0.
  const within = (moment: RawBuilder<Date>) => sql<Date>`greatest(least(${moment}, ${now}::timestamptz), 'epoch')`;
  const { rows } = await sql<{ before: Date; after: Date }>`
    select ${within(midnight(timeZone, days.from, 0))} as before,
      ${within(midnight(timeZone, days.to, 1))} as after`.execute(db);
  const [moments = { before: now, after: now }] = rows;
  const response = responseChange(await compareAnswers(db, id, moments));
  const agency = await readAgencyProgress(db, id);
  if (agency === null) return { response, page: null };
  const counts = { stories: agency.stories, clientLogos: agency.logotypes, awards: agency.awards };
  const parts = (['stories', 'clientLogos', 'awards'] as const).map((part) => ({
    part,
    count: counts[part],
    goal: PAGE_OPTIMIZATION_GOALS[part],
  }));
  return { response, page: { score: pageVisibility(counts), parts } };
}
