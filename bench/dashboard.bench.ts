// The dashboard's first operation for an account with a long history: CPU of the upstream and of its PostgreSQL, for
// the whole operation with the calls that the gateway makes, and for each call alone.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DEMO_PASSWORD, demoAccountId } from '../upstream/db/demo/accounts.ts';
import { systemClock } from '../upstream/db/clock.ts';
import { openDatabase } from '../upstream/db/database.ts';
import { seedDemoData } from '../upstream/db/demo/seed.ts';
import { migrateToLatest } from '../upstream/db/migrate.ts';
import type { Database } from '../upstream/db/tables.ts';
import type { WireRequestEntry } from '../upstream/contract/faults.ts';
import { startGateway } from '../tests/harness/gateway.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../tests/harness/temporaryPostgres.ts';
import { cpuOf, cpuOfEnded, MEASURED_CORE, pinOurselves, startPinned } from './pinned.ts';

const LEADS = Number(process.env['BENCH_LEADS'] ?? 10_000);
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 1_000_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60);
/** Warm-up operations and calls, which are not measured: the first hundreds run code that is not compiled yet. */
const WARM_UP = 200;
/** Limit of the CPU time of the upstream's process for the operation, milliseconds. */
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
  await sql`vacuum analyze`.execute(db);
}

/** CPU of the upstream's process and of PostgreSQL for one answer, and the median response time, in milliseconds. */
interface Cost {
  readonly upstream: number;
  readonly database: number;
  readonly median: number;
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(36)} ${cells.map((cell) => cell.padStart(9)).join('')}`;
}

function rowOf(name: string, { upstream, database, median }: Cost): string {
  return row(
    name,
    [upstream, database, upstream + database, median].map((ms) => ms.toFixed(1)),
  );
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

async function measure({ url, processId }: TemporaryPostgres): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-dashboard-'));
  const { db, close } = await openDatabase({ databaseUrl: url, folder: null });
  await migrateToLatest(db);
  await seedDemoData(db, systemClock, { agencies: 240, filesFolder: join(folder, 'files') });
  await fill(db);
  await close();
  const server = await startPinned(
    'upstream/main.ts',
    MEASURED_CORE,
    { DATA_DIR: folder, DATABASE_URL: url },
    join(folder, 'log'),
  );
  const gateway = await startGateway({ upstreamUrl: server.url, env: { RATE_LIMIT: '0' } });
  // The upstream's pool closes idle connections, which ends their processes.
  const databaseMs = async (): Promise<number> => (await cpuOf(processId)) + (await cpuOfEnded(processId));
  const costOf = async (ask: () => Promise<void>): Promise<Cost> => {
    for (let round = 0; round < WARM_UP; round += 1) await ask();
    const before = [await server.cpuMs(), await databaseMs()] as const;
    const answers: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await ask();
      answers.push(performance.now() - begun);
    }
    return {
      upstream: ((await server.cpuMs()) - before[0]) / ROUNDS,
      database: ((await databaseMs()) - before[1]) / ROUNDS,
      median: answers.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN,
    };
  };
  try {
    const signIn = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${ACCOUNT}@demo.example`, password: DEMO_PASSWORD }),
    });
    const { token } = (await signIn.json()) as { token: string };
    const document = dashboardDocument();
    const operation = async (requestId?: string): Promise<void> => {
      const { errors } = await gateway.run(token, document, { range: 'last_12_months' }, requestId);
      if (errors !== undefined) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
    };
    // The first one also reads what the gateway caches from then on.
    await operation();
    await operation('bench-dashboard');
    const calls = callsOf(join(folder, 'requests.jsonl'), 'bench-dashboard');
    console.log(`\n${row('ms of CPU, 12 months', ['upstream', 'database', 'together', 'p50'])}`);
    const whole = await costOf(operation);
    console.log(rowOf(`the operation, ${calls.length} calls`, whole));
    for (const call of calls) {
      const cost = await costOf(async () => {
        const answer = await fetch(server.url + call, { headers: { authorization: `Bearer ${token}` } });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${text}`);
      });
      console.log(rowOf(call.replace(/\?.*/, ''), cost));
    }
    const isMet = whole.upstream <= OPERATION_CPU;
    console.log(
      `${isMet ? 'met    ' : 'MISSED '} the operation ≤ ${OPERATION_CPU} ms of CPU in the upstream (${whole.upstream.toFixed(1)})`,
    );
    if (!isMet) process.exitCode = 1;
  } finally {
    await gateway.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

pinOurselves();
const postgres = await startTemporaryPostgres();
if (postgres === null) {
  console.log('PostgreSQL is not installed, so there is nothing to measure.');
} else {
  try {
    console.log(`PostgreSQL, ${LEADS} leads and ${EVENTS} page events in 12 months, half as many in the 12 before`);
    await measure(postgres);
  } finally {
    postgres.stop();
  }
}
