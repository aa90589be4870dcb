import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';
import { judgeAnswer } from './testing/judgeAnswer.ts';
import { readKnownObjects } from './testing/knownObjects.ts';
import { loggedFaults } from './testing/loggedFaults.ts';
import { RandomCallers } from './testing/randomCallers.ts';
import { randomOperation } from './testing/randomOperations.ts';
import { randomRunOf, tryRandom, type Outcome } from './testing/randomRun.ts';
import { repeatShed } from './testing/repeatShed.ts';

// Random operations of the whole contract, and invalid documents, against real servers. A large run:
//   RANDOM_OPERATIONS=45000 npx vitest run tests/api/randomOperations.test.ts
// To repeat one failure: RANDOM_OPERATIONS=1 RANDOM_OPERATIONS_SEED=<its seed>
const RUN = randomRunOf('RANDOM_OPERATIONS', 400);

/** Operations that may have invalidated the credential they were sent with. */
const ENDING = /signOut|revokeAccessToken/;

// Servers of its own, because the writes would change what other files count.
let upstream: Upstream;
let gateway: Gateway;
beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0', TRUST_PROXY: 'loopback' } });
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

test(
  'any operation gets data or codes of the closed list, never an internal error (S-12)',
  { timeout: 7_200_000 },
  async () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const callers = new RandomCallers(upstream, gateway);
    const owner = await upstream.signIn('owner-scale');
    const known = await readKnownObjects((query) => gateway.run(owner, query));

    const findings = await tryRandom('RANDOM_OPERATIONS', RUN, async (seed): Promise<Outcome> => {
      const { caller, search, ...request } = randomOperation(seed, schema, known);
      const headers = { 'graphql-require-preflight': '1', ...(await callers.headersOf(caller)), ...request.headers };
      const { status, type, text } = await repeatShed(async () => {
        const response = await fetch(gateway.graphqlUrl + search, { ...request, headers });
        return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
      });
      const { codes, problem } = judgeAnswer(status, type, text);
      if (codes.includes('UNAUTHENTICATED') || ENDING.test(request.body ?? '')) await callers.check(caller);
      return { kinds: codes, problem, seen: { caller, search, ...request, answer: text.slice(0, 500) } };
    });

    expect(findings).toEqual([]);
    expect(loggedFaults(gateway.output())).toEqual([]);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  },
);
