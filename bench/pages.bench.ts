// The public pages: what a throttled phone shows and when, what a page costs the gateway, many concurrent visitors,
// memory over many pages; and what the phone shows of the portal. `npm run bench -- pages`; BENCH_PARTS selects some of:
// phone, portal, cpu, visitors, memory.
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../gateway/live/testing/seededRandom.ts';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { freePort } from '../scripts/freePort.mjs';
import { startUpstream } from '../tests/harness/upstream.ts';
import { memoryOf, type Memory } from './inspectedHeap.ts';
import { MEASURED_CORE, pinOurselves, startPinned } from './pinned.ts';
import { visitOften, type Visit } from './throttledPhone.ts';
import { directoryAddress, nextAddress, openConnections } from './visitors.ts';

const PARTS = (process.env['BENCH_PARTS'] ?? 'phone,portal,cpu,visitors,memory').split(',').map((part) => part.trim());
const VISITS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const PAGES = Number(process.env['BENCH_PAGES'] ?? 50_000);
/** Number of pages read before measuring: the load of a gateway's first minutes. */
const WARM_UP = Number(process.env['BENCH_WARM_UP'] ?? 1_500);
const VISITORS = 200;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);

const LCP_MS = 1_000;
/** For the portal, which the browser renders. */
const PORTAL_LCP_MS = 2_000;
const CLS = 0.02;
const CPU_MS = 13;
const CALLS = 1;
const P99_MS = 300;
/** Tolerated memory growth, in MB: compiled code and counters still change a little. */
const HEAP_GROWTH_MB = 4;

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function checkAtMost(what: string, value: number, atMost: number, digits = 0): void {
  const isMet = value <= atMost;
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'met' : 'MISSED'} `.padEnd(8) + `${what} ≤ ${atMost} (${value.toFixed(digits)})`);
}
function title(text: string): void {
  return console.log(`\n${text}; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
}

const log = join(await mkdtemp(join(tmpdir(), 'bench-pages-')), 'servers.log');
const inspector = await freePort();
const upstream = await startUpstream({ clock: 'running', env: { CHECK_ANSWERS: 'off' } });
const gateway = await startPinned(
  'gateway/main.ts',
  MEASURED_CORE,
  { UPSTREAM_URL: upstream.url, SESSION_SECRET: sessionSecret, RATE_LIMIT: '0', LOG_LEVEL: 'warn', DEMO: 'on' },
  log,
  [`--inspect=127.0.0.1:${inspector}`],
);
const connections = openConnections(gateway.url, VISITORS);
let asked = 0;
/** Reads a page that is not cached. */
function freshPage(): Promise<number> {
  return connections.read(directoryAddress(asked++));
}

async function aliasesOf(): Promise<string[]> {
  const answer = await fetch(`${upstream.url}/agencies?pageSize=100`);
  const { agencies } = (await answer.json()) as { agencies: { alias: string }[] };
  return agencies.map(({ alias }) => alias);
}

/** Warms up until hot code is compiled: after a few hundred pages compilation still takes a quarter of the time. */
async function warmUp(aliases: readonly string[]): Promise<void> {
  const random = seededRandom(1);
  for (let number = 0; number < WARM_UP; number += 1) await connections.read(nextAddress(random, aliases));
}

async function phone(aliases: readonly string[]): Promise<void> {
  const pages = { landing: '', directory: 'agencies', 'one service': 'agencies/list/seo' };
  await visitOnPhone({ ...pages, agency: `agencies/${aliases[0]}` }, LCP_MS);
}

async function portal(): Promise<void> {
  const pages = { home: 'profile/dashboard', leads: 'profile/leads', messages: 'profile/messages' };
  await visitOnPhone(pages, PORTAL_LCP_MS, 'owner-scale');
}

async function visitOnPhone(
  pages: Readonly<Record<string, string>>,
  lcpMs: number,
  account: string | null = null,
): Promise<void> {
  const urls = Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, `${gateway.url}/${path}`]));
  title(`phone at 4× CPU, 1.6 Mbit/s, 150 ms: medians of ${VISITS} first visits`);
  const visits = await visitOften(urls, VISITS, account);
  console.log(
    `${''.padEnd(14)} ${['FCP ms', 'LCP ms', 'CLS', 'task ms', 'KB'].map((head) => head.padStart(8)).join(' ')}`,
  );
  for (const [name, seen] of visits) {
    const median = (of: (visit: Visit) => number): number => at(seen.map(of), 0.5);
    const [lcp, cls] = [median((visit) => visit.lcp), median((visit) => visit.cls)];
    const figures = [median((visit) => visit.fcp).toFixed(0), lcp.toFixed(0), cls.toFixed(4)];
    figures.push(median((visit) => visit.longestTask).toFixed(0), median((visit) => visit.kb).toFixed(0));
    console.log(`${name.padEnd(14)} ${figures.map((figure) => figure.padStart(8)).join(' ')}`);
    checkAtMost(`${name}: LCP ms`, lcp, lcpMs);
    checkAtMost(`${name}: CLS`, cls, CLS, 4);
  }
}

async function cpu(): Promise<void> {
  const samples: number[] = [];
  const count = 500;
  await upstream.markRequests();
  for (let page = 0; page < 50; page += 1) await freshPage();
  const calls = (await upstream.requests()).length / 50;
  title(
    `CPU of the gateway for a directory page that is in no memory, compression included: ${count} pages, one at a time`,
  );
  for (let page = 0; page < count; page += 1) {
    const before = await gateway.cpuMs();
    await freshPage();
    samples.push((await gateway.cpuMs()) - before);
  }
  console.log(
    `p25 ${at(samples, 0.25).toFixed(2)}  p50 ${at(samples, 0.5).toFixed(2)}  p95 ${at(samples, 0.95).toFixed(2)} ms`,
  );
  checkAtMost('CPU ms of a directory page, p50', at(samples, 0.5), CPU_MS, 2);
  checkAtMost('upstream calls of a directory page', calls, CALLS, 2);
}

/** Every visitor opens a page, reads it for `reads` ms and opens the next, for SECONDS. */
async function visitTogether(what: string, reads: number, next: (random: () => number) => string): Promise<number> {
  title(`${VISITORS} visitors, ${what}, for ${SECONDS} s`);
  const until = performance.now() + SECONDS * 1_000;
  const times: number[] = [];
  const before = await gateway.cpuMs();
  const visitor = async (_: unknown, number: number): Promise<void> => {
    const random = seededRandom(number);
    await pause(random() * reads);
    while (performance.now() < until) {
      times.push(await connections.read(next(random)));
      await pause(reads * (0.5 + random()));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const share = (((await gateway.cpuMs()) - before) / (SECONDS * 1_000)) * 100;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => at(times, part).toFixed(0));
  console.log(
    `${(times.length / SECONDS).toFixed(0)} pages/s, p50 ${p50}  p95 ${p95}  p99 ${p99} ms, CPU of the gateway ${share.toFixed(0)} %`,
  );
  return at(times, 0.99);
}

async function visitors(aliases: readonly string[]): Promise<void> {
  const reading = await visitTogether('each reading a page for 5 s, any page', 5_000, (random) =>
    nextAddress(random, aliases),
  );
  checkAtMost('visitors who read, p99 ms', reading, P99_MS);
  const popular = ['/', '/agencies', '/de/agencies', '/agencies/list/seo', `/agencies/${aliases[0]}`];
  const rush = await visitTogether(
    'without a pause on five pages',
    0,
    (random) => popular[Math.floor(random() * popular.length)] ?? '/',
  );
  checkAtMost('a rush on five pages, p99 ms', rush, P99_MS);
}

async function memory(): Promise<void> {
  title(`memory over ${PAGES} pages, each in no memory, after a full collection`);
  const stops = Array.from({ length: 6 }, (_, index) => (PAGES * index) / 5);
  const seen: Memory[] = [];
  let done = 0;
  const readUntil = async (last: number): Promise<void> => {
    const reader = async (): Promise<void> => {
      while (done < last) {
        done += 1;
        await freshPage();
      }
    };
    await Promise.all(Array.from({ length: 16 }, reader));
  };
  // By now everything that is retained permanently has been allocated.
  await readUntil(PAGES / 25);
  for (const stop of stops) {
    await readUntil(stop);
    const now = await memoryOf(inspector, gateway.processId);
    seen.push(now);
    console.log(
      `${String(done).padStart(8)} pages: heap ${now.heap.toFixed(1)} MB, resident ${now.resident.toFixed(0)} MB`,
    );
  }
  const growth = (seen.at(-1)?.heap ?? Number.NaN) - (seen[0]?.heap ?? Number.NaN);
  checkAtMost('growth of the heap, MB', growth, HEAP_GROWTH_MB, 1);
}

try {
  const aliases = await aliasesOf();
  await warmUp(aliases);
  // The browser needs both cores; later measurements run on a core of their own.
  if (PARTS.includes('phone')) await phone(aliases);
  if (PARTS.includes('portal')) await portal();
  pinOurselves();
  if (PARTS.includes('cpu')) await cpu();
  if (PARTS.includes('visitors')) await visitors(aliases);
  if (PARTS.includes('memory')) await memory();
} finally {
  connections.close();
  await gateway.stop();
  await upstream.stop();
}
