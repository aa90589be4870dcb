// The dashboard's first operation for an account with a long history: CPU of the upstream and of its PostgreSQL, for
// the whole operation with the calls that the gateway makes, and for each call alone.
import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { startGateway } from '../tests/harness/gateway.ts';
import type { WireRequestEntry } from '../upstream/contract/faults.ts';
import { demoAccountId } from '../upstream/db/demo/accounts.ts';
import type { Database } from '../upstream/db/tables.ts';
import { COST_HEADER, type MeasuredUpstream, withUpstream } from './upstreamCosts.ts';

const LEADS = Number(process.env['BENCH_LEADS'] ?? 10_000);
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 1_000_000);
/** Limit of the CPU time of the upstream's process for the operation, in milliseconds. */
const OPERATION_CPU = 15;

const ACCOUNT = 'owner-scale';

/** Adds data for the past year, and half as much for the year before it. */
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

/** The screen's first operation, as it is in the build of the web application. */
function dashboardDocument(): string {
  const texts = Object.values(
    JSON.parse(readFileSync('web/relay/persisted-queries.json', 'utf8')) as Record<string, string>,
  );
  const found = texts.find((text) => text.startsWith('query DashboardScreenQuery('));
  if (found === undefined) throw new Error('The web has no operation DashboardScreenQuery.');
  return found;
}

/** The upstream calls of a request, from the upstream's log. */
function callsOf(log: string, requestId: string): string[] {
  const entries = readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as WireRequestEntry]));
  return entries
    .filter((entry) => entry.requestId === requestId)
    .map(({ path, query }) => `${path}?${new URLSearchParams(query as Record<string, string>)}`);
}

async function measure({ url, token, requestLog, ask, costOf }: MeasuredUpstream): Promise<void> {
  const gateway = await startGateway({ upstreamUrl: url, env: { RATE_LIMIT: '0' } });
  try {
    const document = dashboardDocument();
    const operation = async (requestId?: string): Promise<void> => {
      const { errors } = await gateway.run(token, document, { range: 'last_12_months' }, requestId);
      if (errors !== undefined) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
    };
    // The first one also reads what the gateway caches from then on.
    await operation();
    await operation('bench-dashboard');
    const calls = callsOf(requestLog, 'bench-dashboard');
    console.log(`\n${COST_HEADER}`);
    const { upstream } = await costOf(`the operation, ${calls.length} calls`, () => operation());
    for (const call of calls) await costOf(call.replace(/\?.*/, ''), () => ask(call));
    const isMet = upstream <= OPERATION_CPU;
    console.log(
      `${isMet ? 'met    ' : 'MISSED '} the operation ≤ ${OPERATION_CPU} ms of CPU in the upstream (${upstream.toFixed(1)})`,
    );
    if (!isMet) process.exitCode = 1;
  } finally {
    await gateway.stop();
  }
}

console.log(`PostgreSQL, ${LEADS} leads and ${EVENTS} page events in 12 months, half as many in the 12 before`);
// The first hundreds of calls run code that is not compiled yet.
await withUpstream(ACCOUNT, fill, measure, 200);
