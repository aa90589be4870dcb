import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { readKnownObjects, type KnownObjects } from './testing/knownObjects.ts';
import { loggedFaults } from './testing/loggedFaults.ts';
import { signInByPage } from './testing/randomCallers.ts';
import { randomPage } from './testing/randomPages.ts';
import { randomRunOf, tryRandom, type Outcome } from './testing/randomRun.ts';
import { repeatShed } from './testing/repeatShed.ts';
import { sendPage } from './testing/sendPage.ts';

// Random URLs of all pages, and invalid URLs, with random headers. A large run:
//   RANDOM_PAGES=45000 npx vitest run tests/api/randomPages.test.ts
// To repeat one failure: RANDOM_PAGES=1 RANDOM_PAGES_SEED=<its seed>
const RUN = randomRunOf('RANDOM_PAGES', 400);

/** The account used when signed in; pages may change its language. */
const ACCOUNT = 'owner-advanced';
/** A line of a stack trace, which no reader may see. */
const STACK = /\bat .{1,200}\.(?:ts|js|mjs):\d+:\d+/;

let upstream: SharedUpstream;
let known: KnownObjects;
beforeAll(async () => {
  upstream = await sharedUpstream();
}, 120_000);

/** Response of the readiness check on an overloaded machine. */
const NOT_READY = JSON.stringify({ status: 'overloaded' });
/** Half of the seeds for each kind; a single seed to repeat runs with both. */
const HALF = Math.ceil(RUN.count / 2);
describe.each([
  { basePath: '', run: { count: HALF, seed: RUN.seed } },
  { basePath: '/partners', run: { count: HALF, seed: RUN.count === 1 ? RUN.seed : RUN.seed + HALF } },
])('pages below "$basePath/"', ({ basePath, run }) => {
  let gateway: Gateway;
  let cookie: string;
  let token: string;
  beforeAll(async () => {
    const env = { RATE_LIMIT: '0', TRUST_PROXY: 'loopback' };
    gateway = await startGateway({ upstreamUrl: upstream.url, basePath, env });
    cookie = await signInByPage(gateway, ACCOUNT);
    token = await upstream.signIn(ACCOUNT);
    known ??= await readKnownObjects((query) => gateway.run(token, query));
  }, 120_000);
  afterAll(async () => {
    // Some paths set the account's language.
    await gateway.run(token, 'mutation { setLocale(input: { locale: EN }) { errors { code } } }');
    await gateway.stop();
  });

  test('any path gets a page or a refusal, never an error (S-05)', { timeout: 7_200_000 }, async () => {
    const findings = await tryRandom('RANDOM_PAGES', run, async (seed): Promise<Outcome> => {
      const { isSignedIn, ...page } = randomPage(seed, known);
      const cookies = [isSignedIn ? cookie : '', page.headers['cookie'] ?? ''].filter((text) => text !== '').join('; ');
      const headers = cookies === '' ? page.headers : { ...page.headers, cookie: cookies };
      const send = () => sendPage(gateway.url, { ...page, headers });
      const { status, headers: answered, text } = await repeatShed(send);
      const isNotReady = text === NOT_READY && page.address.includes('/readyz');
      const problem =
        (isNotReady ? null : problemOf(status, text)) ?? ('x-evil' in answered ? 'a header was smuggled in' : null);
      return { kinds: [String(status)], problem, seen: { isSignedIn, ...page, status, answer: text.slice(0, 300) } };
    });
    expect(findings).toEqual([]);
    expect(loggedFaults(gateway.output())).toEqual([]);
    expect((await sendPage(gateway.url, { method: 'GET', address: '/', headers: {}, body: null })).status).toBe(200);
  });
});

function problemOf(status: number, text: string): string | null {
  if (status >= 500) return `status ${status}`;
  return STACK.test(text) ? 'a stack' : null;
}
