import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { START_WITHIN, type TestAnswer } from './http/testServer.ts';
import { randomCalls, type RandomCall } from './testing/randomCalls.ts';
import { startRandomCallServer, type RandomCallServer } from './testing/randomCallServer.ts';

/**
 * Random calls of the whole contract: right, at the bounds, wrong, malformed, by accounts of several kinds and by
 * nobody. A small run with a fixed seed is part of the tests. A large one is run by hand, in some two minutes:
 *
 *     RANDOM_CALLS=45000 npx vitest run upstream/randomCalls.test.ts
 *
 * RANDOM_CALLS_SEED (a whole number, 1 by default) makes other calls. A failure names every call that was answered
 * wrongly; each can be made again as it is printed.
 */
const RUNS = Number(process.env['RANDOM_CALLS'] || 1000);
const SEED = Number(process.env['RANDOM_CALLS_SEED'] || 1);
/** A server answers some 800 a second; a busy machine a tenth of that. Milliseconds. */
const PATIENCE = 30_000 + RUNS * 20;
/** Made together, because all calls of a large run take a gigabyte. */
const AT_ONCE = 500;

let server: RandomCallServer;
beforeAll(async () => {
  server = await startRandomCallServer();
}, START_WITHIN);

test(
  'no call is answered with a 5xx, and every refusal has a code and a message (S-06)',
  { timeout: PATIENCE },
  async () => {
    const faults: string[] = [];
    const met = new Set<unknown>();
    for (let made = 0; made < RUNS; made += AT_ONCE) {
      const sample = { numRuns: Math.min(AT_ONCE, RUNS - made), seed: SEED * RUNS + made };
      for (const random of fc.sample(randomCalls(server), sample)) {
        const answer = await server.make(random);
        met.add(random.call);
        if (answer.status >= 500 || (answer.status >= 400 && !isError(answer))) faults.push(toText(random, answer));
      }
    }
    expect(faults).toEqual([]);
    // A generator that leaves calls out proves nothing about them.
    expect(server.calls.filter((call) => !met.has(call))).toEqual([]);
  },
);

function isError({ body }: TestAnswer): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

function toText({ call, ...request }: RandomCall, { status, text }: TestAnswer): string {
  return `${call.row}: ${JSON.stringify(request)} is answered ${status} ${text.slice(0, 200)}`;
}
