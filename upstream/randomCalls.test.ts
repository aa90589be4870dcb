import { beforeAll, expect, test } from 'vitest';
import { START_WITHIN, type TestAnswer } from './http/testing/testServer.ts';
import { randomCall } from './testing/randomCalls.ts';
import { startRandomCallServer, type RandomCallServer } from './testing/randomCallServer.ts';

// Random calls of the whole REST contract, by several kinds of accounts and anonymously. A large run takes a minute or
// two:
//   RANDOM_CALLS=45000 npx vitest run upstream/randomCalls.test.ts
// To repeat one failure: RANDOM_CALLS=1 RANDOM_CALLS_SEED=<its seed>
const COUNT = Number(process.env['RANDOM_CALLS'] ?? 1000);
const FIRST_SEED = Number(process.env['RANDOM_CALLS_SEED'] ?? 1);
/** Timeout in milliseconds. The server makes about 800 calls per second, on a busy machine a thirtieth of that. */
const PATIENCE = 60_000 + COUNT * 40;
const MOST_FINDINGS = 20;

let server: RandomCallServer;
beforeAll(async () => {
  server = await startRandomCallServer();
}, START_WITHIN);

test('no call returns a 5xx, and every refusal has a code and a message (S-06)', { timeout: PATIENCE }, async () => {
  const findings: unknown[] = [];
  const tally = new Map<number, number>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT && findings.length < MOST_FINDINGS; seed += 1) {
    const { call, ...request } = randomCall(seed, server);
    const answer = await server.make({ call, ...request });
    const { status, text } = answer;
    tally.set(status, (tally.get(status) ?? 0) + 1);
    if (status >= 500 || (status >= 400 && !isError(answer))) {
      findings.push({ seed, row: call.row, ...request, status, answer: text.slice(0, 500) });
    }
  }
  if (process.env['RANDOM_CALLS'] !== undefined) {
    const statuses = [...tally].toSorted(([, a], [, b]) => b - a).map(([status, times]) => `${status} ${times}`);
    process.stdout.write(`${statuses.join(', ')}\n`);
  }
  expect(findings).toEqual([]);
});

function isError({ body }: TestAnswer): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
