// The dashboard's calls for an account with a long history: CPU of the upstream and of its PostgreSQL.
import { type Kysely, sql } from 'kysely';
import { demoAccountId } from '../upstream/db/demo/accounts.ts';
import type { Database } from '../upstream/db/tables.ts';
import { type Cost, COST_COLUMNS, type MeasuredUpstream, withUpstream } from './upstreamCosts.ts';

const LEADS = Number(process.env['BENCH_LEADS'] ?? 10_000);
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 1_000_000);
/** Limit of the CPU time of the series, upstream and PostgreSQL together, milliseconds. */
const SERIES_CPU = 15;

const ACCOUNT = 'owner-scale';

/** Fills the year until now, and half as much into the year before it. */
async function fill(db: Kysely<Database>): Promise<void> {
  const accountId = demoAccountId(ACCOUNT);
  const agency = await db
    .selectFrom('agencies')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('leads').where('account_id', '=', accountId).execute();
  await db.deleteFrom('agency_quarters').where('agency_id', '=', agency.id).execute();
  for (const [year, part] of [
    [0, 1],
    [1, 0.5],
  ] as const) {
    await sql`
      insert into agency_quarters
      select ${agency.id}, quarter, count(*) filter (where kind < 0.9), count(*) filter (where kind between 0.9 and 0.98),
        count(*) filter (where kind between 0.98 and 0.993), count(*) filter (where kind > 0.993)
      from (
        select random() as kind, date_bin('15 minutes', now() - make_interval(secs =>
          (${year}::int + random()) * 365 * 86400), 'epoch') as quarter
        from generate_series(1, ${Math.round(EVENTS * part)}::int)
      ) as events
      group by quarter
      on conflict do nothing`.execute(db);
    await sql`
      insert into leads (id, account_id, slug, type, status, name, language, title, text, services, budget_from,
        budget_to, received_at, expires_at, answered_at, blocked_at, contact_methods, updated_at)
      select gen_random_uuid(), ${accountId}, 'bench-' || ${year}::text || '-' || n, 'brief',
        case when kind < 0.5 then 'accepted' when kind < 0.7 then 'declined' else 'active' end,
        'Emma Carter', 'en', 'Get found locally', repeat('We would like to be found in every town we serve. ', 12),
        '[]', budget, budget * 2, received, received + interval '14 days',
        case when kind < 0.7 then received + random() * interval '2 days' end,
        case when kind > 0.97 then received + interval '1 hour' end, '[]', received
      from (
        select n, random() as kind, (array[null, 500, 1000, 2500, 5000, 10000])[1 + n % 6] as budget,
          now() - make_interval(secs => (${year}::int + random()) * 365 * 86400) as received
        from generate_series(1, ${Math.round(LEADS * part)}::int) as n
      ) as leads`.execute(db);
  }
  const begun = performance.now();
  await sql`select sum_up_agency_days(${agency.id})`.execute(db);
  console.log(`a move to another time zone sums up all days in ${(performance.now() - begun).toFixed(0)} ms`);
}

async function measure({ ask, costOf }: MeasuredUpstream): Promise<void> {
  const { ranges } = JSON.parse(await ask('/account/dashboard/ranges')) as {
    ranges: { id: string; from: string; to: string }[];
  };
  const year = ranges.find(({ id }) => id === 'last_12_months');
  const days = `from=${year?.from}&to=${year?.to}`;
  const calls = [
    `/account/dashboard/series?${days}`,
    `/account/dashboard/visibility-details?${days}`,
    `/account/dashboard/page-summary?${days}`,
    `/account/dashboard/leads-summary?${days}`,
    ...['ranges', 'visibility', 'actions', 'leads', 'score'].map((name) => `/account/dashboard/${name}`),
    '/account/deals',
    '/account/leads?pageSize=4&status=pending&sort=deadline',
  ];
  console.log(`\nms of CPU, 12 months\n${COST_COLUMNS}`);
  const costs: Cost[] = [];
  for (const path of calls) {
    costs.push(await costOf(path.replace('/account/', '').replace(/\?.*/, ''), async () => await ask(path)));
  }
  const [series] = costs;
  const cpu = series === undefined ? Number.NaN : series.upstream + series.database;
  const isMet = cpu <= SERIES_CPU;
  console.log(
    `${isMet ? 'met    ' : 'MISSED '} the series ≤ ${SERIES_CPU} ms of CPU, upstream and PostgreSQL (${cpu.toFixed(1)})`,
  );
  const own = costs.reduce((sum, { upstream }) => sum + upstream, 0);
  console.log(`        all calls together: ${own.toFixed(1)} ms of CPU in the upstream`);
  if (!isMet) process.exitCode = 1;
}

console.log(`PostgreSQL, ${LEADS} leads and ${EVENTS} page events in 12 months, half as many in the 12 before`);
await withUpstream(ACCOUNT, fill, measure);
