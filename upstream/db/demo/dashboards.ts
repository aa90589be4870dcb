import type { Kysely } from 'kysely';
import { rescore } from '../../dashboard/score.ts';
import { DAY } from '../clock.ts';
import type { Database } from '../tables.ts';
import type { PassedExamsTable } from '../tables/scores.ts';
import { demoAccountId, demoAccounts } from './accounts.ts';
import { insertRows } from './insertRows.ts';
import { random } from './random.ts';
import { insertVisits } from './visits.ts';

interface Plan {
  /** Impressions on an average day at the end of the history. */
  readonly impressions: number;
  readonly projects: number;
  readonly hasSiteAudit: boolean;
  readonly exams: readonly PassedExamsTable['exam'][];
}

const ORDINARY: Plan = { impressions: 60, projects: 0, hasSiteAudit: false, exams: [] };

/** By account. The main one has open actions of every priority; `limit` has reached the maximum number of projects. */
const PLANS: Readonly<Record<string, Plan>> = {
  'owner-scale': { impressions: 240, projects: 1, hasSiteAudit: false, exams: ['tool'] },
  'owner-advanced': { impressions: 310, projects: 2, hasSiteAudit: true, exams: ['tool', 'agency'] },
  'owner-leadgen': { ...ORDINARY, impressions: 130 },
  'owner-legacy': { ...ORDINARY, impressions: 95, exams: ['agency'] },
  'owner-start': { ...ORDINARY, impressions: 95, projects: 1 },
  trial: { ...ORDINARY, impressions: 90 },
  blocked: { ...ORDINARY, impressions: 40, projects: 1 },
  limit: { impressions: 80, projects: 3, hasSiteAudit: true, exams: [] },
};

/**
 * Inserts the dashboard data of the demo accounts: visits of their public pages, projects, exams and scores. `db` must
 * be a transaction.
 */
export async function insertDashboards(db: Kysely<Database>, now: Date): Promise<void> {
  const agencies = await db
    .selectFrom('agencies')
    .innerJoin('accounts', 'accounts.id', 'agencies.account_id')
    .select(['agencies.id', 'agencies.alias', 'accounts.id as account_id', 'accounts.time_zone'])
    .where('agencies.published_at', 'is not', null)
    .execute();
  const rows = { score_projects: [] as object[], passed_exams: [] as object[] };
  const owners = demoAccounts.flatMap(({ name }) => {
    const agency = agencies.find(({ account_id: id }) => id === demoAccountId(name));
    return agency === undefined
      ? []
      : [{ agency, plan: PLANS[name] ?? ORDINARY, generator: random(`dashboard ${name}`) }];
  });
  for (const { agency, plan, generator } of owners) {
    const { account_id } = agency;
    for (let index = 0; index < plan.projects; index += 1) {
      rows.score_projects.push({
        id: generator.uuid(),
        account_id,
        domain: index === 0 ? `${agency.alias}.example` : `${agency.alias}-${['shop', 'blog'][index - 1]}.example`,
        name: index === 0 ? agency.alias : `${agency.alias}-${['shop', 'blog'][index - 1]}`,
        has_site_audit: plan.hasSiteAudit && index === 0,
        // The first is the newest, which the score uses.
        created_at: new Date(now.getTime() - (40 + 50 * index) * DAY),
      });
    }
    for (const exam of plan.exams) {
      rows.passed_exams.push({ account_id, exam, passed_at: new Date(now.getTime() - generator.int(20, 200) * DAY) });
    }
    await insertVisits(
      db,
      { id: agency.id, timeZone: agency.time_zone, impressions: plan.impressions },
      now,
      generator,
    );
  }
  for (const table of ['score_projects', 'passed_exams'] as const) await insertRows(db, table, rows[table]);
  for (const { agency } of owners) await rescore(db, agency.account_id, now);
}
