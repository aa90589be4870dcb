// CPU per operation of the gateway against plain Apollo, Mercurius and a hand-written server, on one recorded upstream.
// `npm run bench -- operations`; about five minutes. BENCH_ROUNDS: number of rounds (default 24). BENCH_ONLY: part of the contestants by the beginning
// of their names. BENCH_PROFILE=<folder>: also writes a CPU profile of the gateway there.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';
import { allChatsOf } from '../tests/live/testing/liveSocket.ts';
import { CALLERS, authorizationOf, contestants as everybody, loadOperations, requestOf } from './contestants.ts';
import type { Contestant, Operation, Server } from './contestants.ts';
import { openLines } from './load.ts';
import { MEASURED_CORE, OTHER_CORE, pinOurselves, startPinned } from './pinned.ts';
import type { PinnedServer } from './pinned.ts';
import { printResults } from './results.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '24');
/** On a machine that is busy otherwise the rounds end here, minutes. */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? '10');
const PROFILE = process.env['BENCH_PROFILE'];
/** Operations before anything is counted, per contestant and operation: until the engine has compiled what it will. */
const WARM_UP = Number(process.env['BENCH_WARM_UP'] ?? '2500');
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
const documents = join(folder, 'documents.json');
await writeFile(documents, JSON.stringify(Object.fromEntries(operations.map(({ id, text }) => [id, text]))));

const common = { UPSTREAM_URL: upstream.url };
const profiling = PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`];
const gatewayEnv = {
  ...common,
  SESSION_SECRET: sessionSecret,
  PERSISTED_QUERIES: documents,
  // The limit stays switched on, only higher than any load made here.
  RATE_LIMIT: '100000000',
};
const entries: readonly [Server, string, Readonly<Record<string, string>>, readonly string[]][] = [
  ['gateway', 'gateway/main.ts', gatewayEnv, profiling],
  ['apollo', 'bench/peers/apollo.ts', common, []],
  ['mercurius', 'bench/peers/mercurius.ts', common, []],
  ['bff', 'bench/peers/bff.ts', common, []],
];
const servers = new Map<Server, PinnedServer>();
function serverOf(contestant: Contestant): PinnedServer {
  const server = servers.get(contestant.server);
  if (!server) throw new Error(`${contestant.server} is not running`);
  return server;
}

async function dataOf(contestant: Contestant, operation: Operation, caller: number): Promise<unknown> {
  const answer = await fetch(serverOf(contestant).url + contestant.path, {
    method: 'POST',
    headers: { authorization: authorizationOf(caller), 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(contestant.body(operation)),
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(`${contestant.name}, ${operation.name}: ${JSON.stringify(errors)}`);
  return data;
}

/** Everybody must give the same data, or their costs cannot be compared. */
async function checkAnswers(callers: readonly number[]): Promise<void> {
  for (const operation of operations) {
    for (const caller of callers) {
      const answers = await Promise.all(contestants.map((contestant) => dataOf(contestant, operation, caller)));
      for (const [index, answer] of answers.entries()) {
        if (isDeepStrictEqual(answer, answers[0])) continue;
        await writeFile(join(folder, 'expected.json'), JSON.stringify(answers[0], null, 2));
        await writeFile(join(folder, 'answer.json'), JSON.stringify(answer, null, 2));
        throw new Error(`${contestants[index]?.name} answers ${operation.name} otherwise; see ${folder}`);
      }
    }
  }
}

/** CPU ms per operation. Connections are opened and used once before counting: most servers drop idle ones within seconds. */
async function visit(contestant: Contestant, operation: Operation, count: number): Promise<number> {
  const server = serverOf(contestant);
  const requests = Array.from({ length: CALLERS }, (_, caller) =>
    requestOf(contestant, operation, server.port, caller),
  );
  const lines = await openLines(server.port, CALLERS);
  await lines.run(requests, CALLERS);
  const before = await server.cpuMs();
  await lines.run(requests, count);
  const after = await server.cpuMs();
  lines.close();
  return (after - before) / count;
}

try {
  for (const [server, entry, env, flags] of entries) {
    if (!contestants.some((contestant) => contestant.server === server)) continue;
    servers.set(server, await startPinned(entry, MEASURED_CORE, env, log, flags));
  }
  await checkAnswers([0]);
  await reference.stop();
  await fetch(`${upstream.url}/bench/seal`);
  await checkAnswers([1, CALLERS - 1]);
  for (const contestant of contestants) {
    console.log(`warming up ${contestant.name}`);
    for (const operation of operations) await visit(contestant, operation, WARM_UP);
  }
  const samples = new Map<string, number[]>();
  const until = performance.now() + MINUTES * 60_000;
  let round = 0;
  for (; round < ROUNDS && performance.now() < until; round += 1) {
    for (const operation of operations) {
      for (let turn = 0; turn < contestants.length; turn += 1) {
        // Another one begins in each round: nobody always follows the same neighbour.
        const contestant = contestants[(turn + round) % contestants.length];
        if (!contestant) continue;
        const key = `${operation.name} ${contestant.name}`;
        samples.set(key, [...(samples.get(key) ?? []), await visit(contestant, operation, VISIT)]);
      }
    }
  }
  await checkAnswers([2]);
  printResults(operations, contestants, samples, { rounds: round, visit: VISIT, isPinned });
} finally {
  for (const server of servers.values()) await server.stop();
  await upstream.stop();
  await reference.stop().catch(() => undefined);
}
