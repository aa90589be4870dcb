// The upstream's directory with many agencies: the cost of a page with its facets over HTTP, on both databases.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../upstream/db/clock.ts';
import { openDatabase } from '../upstream/db/database.ts';
import { seedDemoData } from '../upstream/db/demo/seed.ts';
import { migrateToLatest } from '../upstream/db/migrate.ts';
import { MEASURED_CORE, pinOurselves, startPinned, type PinnedServer } from './pinned.ts';
import { startTemporaryPostgres } from '../scripts/postgres.mjs';

const AGENCIES = Number(process.env['BENCH_AGENCIES'] ?? 10_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40);
/** As for the other calls of the upstream; with fewer, the figures include the time that V8 compiles. */
const WARM_UP = 20;

/** Directory pages that visitors request, with the portal's `pageSize`. */
const PAGES: Readonly<Record<string, string>> = {
  'no filter': '',
  'one service': 'services=seo',
  'service and city': 'services=google-ads&locations=berlin',
  'service, country, budget': 'services=seo,content&locations=united-states&budgets=3,4',
  'six filters': 'services=seo&industries=6,21&budgets=2,3&languages=1&businessSizes=1,2&locations=germany,austria',
  'search: service and place': 'query=SEO%20agency%20in%20Berlin',
  'search: one service': 'query=ppc',
  'search: name and service': 'query=northbeam%20seo',
  'search: misspelled name': 'query=nortbeam',
  'search: words of texts': 'query=small%20team%20berlin',
  'search: a word of many': 'query=digital',
  'search: a pasted text': `query=${'search%20small%20team%20'.repeat(7)}`,
  'page 100 by rating': 'sort=rating&pageNumber=100',
  'nothing fits': 'services=seo&query=zzzz&locations=bend',
};

interface Goal {
  readonly database: string;
  /** Limit of the median response time, in milliseconds. */
  readonly atMost: number;
  /** Limit of the CPU time of a search, in milliseconds. */
  readonly searchCpu: number;
}

/** Cost of one kind of page, in milliseconds. */
interface Cost {
  readonly name: string;
  readonly answers: readonly number[];
  readonly cpu: number;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function timed(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - begun;
}

/** Fills a database before the server starts, because many agencies take longer than the start timeout. */
async function fill(folder: string, databaseUrl: string | null): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, folder: join(folder, 'database') });
  await migrateToLatest(db);
  await seedDemoData(db, systemClock, { agencies: AGENCIES, filesFolder: join(folder, 'files') });
  await close();
}

async function costOf(server: PinnedServer, name: string, query: string): Promise<Cost> {
  const url = `${server.url}/agencies?pageSize=20&${query}`;
  for (let round = 0; round < WARM_UP; round += 1) await timed(url);
  const answers: number[] = [];
  const before = await server.cpuMs();
  for (let round = 0; round < ROUNDS; round += 1) answers.push(await timed(url));
  const cpu = ((await server.cpuMs()) - before) / ROUNDS;
  return { name, answers: answers.toSorted((a, b) => a - b), cpu };
}

async function measure({ database, atMost, searchCpu }: Goal, databaseUrl: string | null): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-directory-'));
  const begun = performance.now();
  await fill(folder, databaseUrl);
  console.log(`\n${database}, ${AGENCIES} agencies, filled in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const env = { DATA_DIR: folder, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const server = await startPinned('upstream/main.ts', MEASURED_CORE, env, join(folder, 'log'));
  try {
    const first = await timed(`${server.url}/agencies`);
    console.log(`first answer, which reads all agencies, after ${first.toFixed(0)} ms`);
    const costs: Cost[] = [];
    for (const [name, query] of Object.entries(PAGES)) costs.push(await costOf(server, name, query));
    console.log(`\n${'ms'.padEnd(26)} ${['CPU', 'p50', 'p95', 'max'].map((head) => head.padStart(7)).join(' ')}`);
    for (const { name, answers, cpu } of costs) {
      const figures = [cpu, at(answers, 0.5), at(answers, 0.95), at(answers, 1)];
      console.log(`${name.padEnd(26)} ${figures.map((figure) => figure.toFixed(1).padStart(7)).join(' ')}`);
    }
    const worst = Math.max(...costs.map(({ answers }) => at(answers, 0.5)));
    const verdict = worst <= atMost ? 'met' : 'MISSED';
    console.log(`${verdict.padEnd(7)} ${database}: every page ≤ ${atMost} ms at p50 (${worst.toFixed(1)})`);
    const searches = costs.filter(({ name }) => name.startsWith('search'));
    const dearest = Math.max(...searches.map(({ cpu }) => cpu));
    const cpuVerdict = dearest <= searchCpu ? 'met' : 'MISSED';
    console.log(`${cpuVerdict.padEnd(7)} ${database}: every search ≤ ${searchCpu} ms of CPU (${dearest.toFixed(1)})`);
    if (worst > atMost || dearest > searchCpu) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

pinOurselves();
await measure({ database: 'PGlite', atMost: 150, searchCpu: 50 }, null);
const given = process.env['BENCH_DATABASE_URL'];
const own = given === undefined ? await startTemporaryPostgres() : null;
const url = given ?? own?.url;
if (url === undefined) {
  console.log('\nPostgreSQL is left out: there is none here, and BENCH_DATABASE_URL names no other one.');
} else {
  try {
    await measure({ database: 'PostgreSQL', atMost: 50, searchCpu: 20 }, url);
  } finally {
    own?.stop();
  }
}
