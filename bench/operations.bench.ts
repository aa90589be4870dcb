// CPU per operation of the gateway against Apollo Server, plain and optimized, Mercurius and a hand-written server, on
// one recorded upstream. `npm run bench -- operations`; about eight minutes. Shorter with BENCH_ROUNDS (24),
// BENCH_VISIT (256), BENCH_WARM_UP (2500) and BENCH_MINUTES (15, after which no round starts). BENCH_ONLY: selects
// contestants by name prefix. BENCH_PROFILE=<folder>: also writes CPU profiles of the gateway there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';
import { allChatsOf } from '../tests/live/testing/liveSocket.ts';
import { toBytes } from './ask.ts';
import { PORTAL_ORIGIN } from './browserHeaders.ts';
import { CALLERS } from './callers.ts';
import { contestants as everybody, loadOperations, requestOf } from './contestants.ts';
import type { Contestant, Operation, Server } from './contestants.ts';
import { toTrustedFile } from './documents.ts';
import { openLines } from './load.ts';
import { MEASURED_CORE, OTHER_CORE, busyMsOf, pinOurselves, startPinned } from './pinned.ts';
import type { PinnedServer } from './pinned.ts';
import { printResults } from './results.ts';
import { checkSameAnswers } from './sameAnswers.ts';
import { openSessions, signInDocument } from './sessions.ts';
import type { Session } from './sessions.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '24');
/** No round starts after this many minutes, for busy machines. */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? '15');
const PROFILE = process.env['BENCH_PROFILE'];
/** Warm-up runs of each operation per contestant, which are not counted, so that the code is optimized first. */
const WARM_UP = Number(process.env['BENCH_WARM_UP'] ?? '2500');
/**
 * Number of alternating warm-up rounds: code optimized for only the first operation would be deoptimized by the next
 * one.
 */
const WARM_UP_LAPS = 5;
/** Operations of one visit. */
const VISIT = Number(process.env['BENCH_VISIT'] ?? '256');

const contestants = everybody.filter(({ name }) => name.startsWith(process.env['BENCH_ONLY'] ?? ''));
const isPinned = pinOurselves();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const log = join(folder, 'servers.log');

const reference = await startUpstream();
const token = await reference.signIn('owner-scale');
const chats = await allChatsOf(reference.url, token);
const operations = loadOperations(chats[0] ?? '');
const upstream = await startPinned(
  'bench/fakeUpstream.ts',
  OTHER_CORE,
  { RECORD_FROM: reference.url, RECORD_AUTHORIZATION: `Bearer ${token}` },
  log,
);
const trustedFile = join(folder, 'documents.json');
await writeFile(trustedFile, toTrustedFile([...operations, signInDocument]));

const common = { UPSTREAM_URL: upstream.url };
const profiling = PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`];
const gatewayEnv = {
  ...common,
  PUBLIC_ORIGIN: PORTAL_ORIGIN,
  SESSION_SECRET: sessionSecret,
  PERSISTED_QUERIES: trustedFile,
  // The limit stays enabled, but above the benchmark's load.
  RATE_LIMIT: '100000000',
};
const entries: Readonly<Record<Server, readonly [entry: string, env: Record<string, string>, flags: string[]]>> = {
  gatewayTrusted: ['gateway/main.ts', gatewayEnv, profiling],
  gatewayText: ['gateway/main.ts', gatewayEnv, profiling],
  apollo: ['bench/peers/apollo.ts', common, []],
  apolloFastify: ['bench/peers/apolloFastify.ts', common, []],
  mercurius: ['bench/peers/mercurius.ts', common, []],
  bff: ['bench/peers/bff.ts', common, []],
};
const servers = new Map<Server, PinnedServer>();

async function start(server: Server): Promise<PinnedServer> {
  const running = servers.get(server);
  if (running) return running;
  const [entry, env, flags] = entries[server];
  const started = await startPinned(entry, MEASURED_CORE, env, log, flags);
  servers.set(server, started);
  return started;
}

/** Checks all responses of these callers and returns the bytes of each operation's. */
async function checkAnswers(sessions: readonly Session[], callers: readonly number[]): Promise<string> {
  const sizes: string[] = [];
  for (const operation of operations) {
    let bytes = 0;
    for (const caller of callers) {
      const session = sessions[caller];
      if (!session) throw new Error(`caller ${caller} has no session`);
      const ways = [];
      for (const contestant of contestants) {
        const { port } = await start(contestant.server);
        ways.push({ name: contestant.name, port, request: requestOf(contestant, operation, caller, session) });
      }
      bytes = await checkSameAnswers(operation.name, ways, folder);
    }
    sizes.push(`${operation.name} ${bytes}`);
  }
  return sizes.join(', ');
}

/** Activity of the measured core during a visit, in ms. */
interface Visit {
  readonly cpuPerOperation: number;
  readonly elapsed: number;
  /** CPU time of other processes. */
  readonly others: number;
}

/** Connections are opened and used once before counting, because most servers drop idle ones within seconds. */
async function visit(
  contestant: Contestant,
  operation: Operation,
  sessions: readonly Session[],
  count: number,
): Promise<Visit> {
  const server = await start(contestant.server);
  const requests = sessions.map((session, caller) => toBytes(requestOf(contestant, operation, caller, session)));
  const lines = await openLines(server.port, CALLERS);
  await lines.run(requests, CALLERS);
  const [began, busyBefore, before] = [performance.now(), await busyMsOf(MEASURED_CORE), await server.cpuMs()];
  await lines.run(requests, count);
  const [after, busyAfter, ended] = [await server.cpuMs(), await busyMsOf(MEASURED_CORE), performance.now()];
  lines.close();
  const cpu = after - before;
  return { cpuPerOperation: cpu / count, elapsed: ended - began, others: busyAfter - busyBefore - cpu };
}

try {
  const sessionsNow = openSessions((await start('gatewayTrusted')).port);
  await checkAnswers(await sessionsNow(), [0]);
  await reference.stop();
  await fetch(`${upstream.url}/bench/seal`);
  const sizes = await checkAnswers(await sessionsNow(), [1, CALLERS - 1]);
  console.log(`all answers are the same bytes: ${sizes}`);
  console.log('warming up');
  for (let lap = 0; lap < WARM_UP_LAPS; lap += 1) {
    for (const contestant of contestants) {
      for (const operation of operations) {
        await visit(contestant, operation, await sessionsNow(), Math.ceil(WARM_UP / WARM_UP_LAPS));
      }
    }
  }
  const samples = new Map<string, number[]>();
  const total = { elapsed: 0, others: 0 };
  const until = performance.now() + MINUTES * 60_000;
  let round = 0;
  for (; round < ROUNDS && performance.now() < until; round += 1) {
    for (const operation of operations) {
      for (let turn = 0; turn < contestants.length; turn += 1) {
        // Each round starts with a different contestant, so that none always runs after the same one.
        const contestant = contestants[(turn + round) % contestants.length];
        if (!contestant) continue;
        const key = `${operation.name} ${contestant.name}`;
        const { cpuPerOperation, elapsed, others } = await visit(contestant, operation, await sessionsNow(), VISIT);
        samples.set(key, [...(samples.get(key) ?? []), cpuPerOperation]);
        total.elapsed += elapsed;
        total.others += others;
      }
    }
  }
  await checkAnswers(await sessionsNow(), [2]);
  printResults(operations, contestants, samples, {
    rounds: round,
    visit: VISIT,
    isPinned,
    othersShare: total.others / total.elapsed,
  });
  await rm(folder, { recursive: true });
} finally {
  for (const server of servers.values()) await server.stop();
  await upstream.stop();
  await reference.stop().catch(() => undefined);
}
