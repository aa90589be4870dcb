import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { codeOf, TRUSTED_ME, startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const OWN = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin', 'graphql-require-preflight': '1' };
const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('GraphQL over HTTP', () => {
  test('every audit of graphql-http passes', async () => {
    const demo = await startTestGateway({ introspection: true, rateLimit: { perMinute: 0, burst: 1 } });
    const fetchFn = (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', ADA.authorization);
      headers.set('graphql-require-preflight', '1');
      return fetch(url, { ...init, headers });
    };
    const results = await auditServer({ url: demo.url, fetchFn });
    await demo.close();
    expect(
      results.filter((result) => result.status !== 'ok').map((result) => `${result.name}: ${result.status}`),
    ).toEqual([]);
    expect(results).toHaveLength(61);
  });

  test('everybody can run a trusted document by id (GWY-20)', async () => {
    expect((await gateway.post({ documentId: TRUSTED_ME })).body.data).toEqual({ me: null });
    expect((await gateway.post({ documentId: TRUSTED_ME }, ADA)).body.data).toEqual({ me: 'ada' });
    const cookie = await gateway.cookieOf('ada');
    expect((await gateway.post({ documentId: TRUSTED_ME }, { ...OWN, cookie })).body.data).toEqual({ me: 'ada' });
  });

  test('a page of another account than the session’s is refused before anything runs', async () => {
    const limited = await startTestGateway({ textForBrowsers: true });
    const touch = (headers: Record<string, string>) => limited.post({ query: 'mutation { touch }' }, headers);
    const page = (account: string) => ({ 'x-page-viewer': toGlobalId('Viewer', account) });
    const asBob = { ...OWN, cookie: await limited.cookieOf('bob') };
    const refused = await touch({ ...asBob, ...page('ada') });
    expect([refused.status, codeOf(refused), refused.headers.get('set-cookie')]).toEqual([409, 'VIEWER_CHANGED', null]);
    expect(limited.upstream.received).toEqual([]);
    expect(codeOf(await touch({ ...asBob, 'x-page-viewer': 'ada' }))).toBe('VIEWER_CHANGED');
    const me = async (headers: Record<string, string>) => (await limited.post({ query: '{ me }' }, headers)).body.data;
    expect(await me({ ...asBob, ...page('bob') })).toEqual({ me: 'bob' });
    expect(await me(asBob)).toEqual({ me: 'bob' });
    // The page of an expired session may sign in again.
    expect(await me({ ...OWN, ...page('ada') })).toEqual({ me: null });
    await limited.close();
  });

  test('the response has the cost and the request id (GWY-17, GWY-18)', async () => {
    const answer = await gateway.post({ query: '{ account { name } }' }, { ...ADA, 'x-request-id': 'request-4711' });
    expect(answer.body.extensions).toEqual({ cost: { requested: 1, upstreamCalls: 1 } });
    expect(answer.headers.get('x-request-id')).toBe('request-4711');
    const sent = gateway.upstream.received.findLast((request) => request.path === '/account/secret');
    expect(sent?.headers['x-request-id']).toBe('request-4711');
  });

  test('subscriptions and mutations by GET are refused', async () => {
    expect(codeOf(await gateway.post({ query: 'subscription { silence }' }, ADA))).toBe('BAD_USER_INPUT');
    const headers = { ...ADA, 'graphql-require-preflight': '1' };
    const byGet = await fetch(`${gateway.url}?query=${encodeURIComponent('mutation { touch }')}`, { headers });
    expect(byGet.status).toBe(405);
  });
});

test('a batch is refused with an explanation', async () => {
  const answer = await gateway.post([{ query: '{ me }' }, { query: '{ me }' }], ADA);
  expect(answer.body.errors?.[0]).toMatchObject({
    message: 'Send one operation in each request: batches are not served.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

test.each<[name: string, address: string, init: Init, status: number]>([
  ['an empty object', '', { method: 'POST', body: '{}' }, 400],
  ['a query that is a number', '', { method: 'POST', body: '{"query":1}' }, 400],
  ['variables that are a list', '', { method: 'POST', body: '{"query":"{ me }","variables":[]}' }, 400],
  ['an unservable accept', '', { method: 'POST', body: '{"query":"{ me }"}', headers: { accept: 'text/html' } }, 406],
  ['variables that are no JSON', '?query=%7Bme%7D&variables=x', {}, 400],
  ['a mutation by GET', '?query=mutation%7Btouch%7D', {}, 405],
  ['a DELETE without a body', '', { method: 'DELETE' }, 405],
  ['OPTIONS without a body', '', { method: 'OPTIONS' }, 405],
  ['a DELETE with a body that is no JSON', '', { method: 'DELETE', body: '{' }, 405],
  ['a text/plain body', '', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
  ['a POST without a body', '', { method: 'POST', headers: { 'content-type': '' } }, 415],
  ['an invalid credential', '', { method: 'POST', body: '{}', headers: { authorization: 'Basic x' } }, 401],
])('the refusal of %s has a code and the request id', async (_name, address, init, status) => {
  const headers = { 'content-type': 'application/json', ...ADA, 'x-request-id': 'request-4712', ...init.headers };
  const answer = await fetch(`${gateway.url}${address}`, { ...init, headers });
  const { errors } = (await answer.json()) as { errors: unknown };
  const text: unknown = expect.any(String);
  const error = { message: text, extensions: { code: text, requestId: 'request-4712' } };
  expect([answer.status, errors]).toEqual([status, [error]]);
  expect(answer.headers.has('allow')).toBe(status === 405);
});

describe('abuse', () => {
  test.each([
    ['a list of operations', [{ query: '{ me }' }], 400],
    ['text that is no JSON', '{"query":', 400],
    ['a key that reaches for the prototype', '{"__proto__": {"query": "{ me }"}}', 400],
    ['nothing', '', 400],
    ['a number', '5', 400],
    ['a body beyond the limit', JSON.stringify({ query: `{ me } #${'x'.repeat(200_000)}` }), 413],
    ['half a document', { query: '{' }, 200],
    ['an unknown name', { query: '{ mee }' }, 200],
    ['an unknown variable type', { query: 'query ($x: Nope) { me }' }, 200],
    ['a page of 101', { query: '{ items(first: 101) { id } }' }, 200],
    [
      '17 aliases',
      { query: `{ ${Array.from({ length: 17 }, (_, index) => `a${index}: __typename`).join(' ')} }` },
      200,
    ],
  ])('refuses %s with an error code', async (_name, body, status) => {
    const answer = await gateway.post(body, ADA);
    expect(answer.status).toBe(status);
    expect(['BAD_USER_INPUT', 'TOO_COSTLY']).toContain(codeOf(answer));
    expect(answer.body.errors).toHaveLength(1);
    expect(JSON.stringify(answer.body)).not.toMatch(/Did you mean|at .*\.ts/);
  });

  test('introspection is off, and errors name what is wrong without suggesting names', async () => {
    expect((await gateway.post({ query: '{ __schema { types { name } } }' }, ADA)).body.errors?.[0]?.message).toBe(
      'GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
    );
    const answer = await gateway.post({ query: 'query ($x: String!) { echo(text: $x) }', variables: { x: {} } }, ADA);
    expect([answer.status, codeOf(answer)]).toEqual([200, 'BAD_USER_INPUT']);
    const size = { query: 'query ($n: Int!) { items(first: $n) { id } }', variables: { n: '3' } };
    expect((await gateway.post(size, ADA)).body.errors?.[0]?.message).toMatch(/^Variable "\$n" .*Int/);
  });

  test('text requires a token in production (GWY-20)', async () => {
    expect((await gateway.post({ query: '{ me }' })).body.errors?.[0]).toMatchObject({
      message: 'Send an access token: without one, only operations of the portal run, by documentId.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(codeOf(await gateway.post({ query: '{ me }' }, { ...OWN, cookie: await gateway.cookieOf('ada') }))).toBe(
      'FORBIDDEN',
    );
  });

  test('visitors get a fifth of the writes that accounts get', async () => {
    const limited = await startTestGateway({ textForBrowsers: true, rateLimit: { perMinute: 300, burst: 10 } });
    const touch = (headers: Record<string, string>) => limited.post({ query: 'mutation { touch }' }, headers);
    const answers = [await touch({}), await touch({}), await touch({}), await touch(ADA)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect((await limited.post({ query: '{ me }' })).status).toBe(200);
    await limited.close();
  });

  test('a rate-limited response says when to retry', async () => {
    const limited = await startTestGateway({ rateLimit: { perMinute: 60, burst: 2 } });
    const ask = () => limited.post({ query: '{ me }' }, ADA);
    expect(codeOf(await ask())).toBeUndefined();
    await ask();
    const third = await ask();
    expect([third.status, codeOf(third), third.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '1']);
    expect(third.body.errors?.[0]?.extensions['retryAfter']).toBe(1);
    expect(codeOf(await limited.post({ query: '{ me }' }, { authorization: 'Bearer token-bob' }))).toBeUndefined();
    await limited.close();
  });
});

describe('masking of errors', () => {
  test('an unexpected error shows no details, in the response or in the log (GWY-10)', async () => {
    const answer = await gateway.post({ query: '{ fail(how: "bug") me }' }, ADA);
    expect(answer.body).toMatchObject({
      data: { fail: null, me: 'ada' },
      errors: [
        {
          message: 'Something went wrong.',
          path: ['fail'],
          extensions: { code: 'INTERNAL', requestId: answer.headers.get('x-request-id') },
        },
      ],
    });
    const log = gateway.logged.join('');
    expect(log).toContain('"error":"TypeError"');
    for (const secret of ['hunter2', 'db.internal', 'token-ada', 'upstream text'])
      expect(log + JSON.stringify(answer.body)).not.toContain(secret);
  });

  test('an expected error keeps its code and message', async () => {
    const answer = await gateway.post({ query: '{ fail(how: "refused") }' }, ADA);
    expect(answer.body.errors?.[0]).toMatchObject({ message: 'No such thing.', extensions: { code: 'NOT_FOUND' } });
  });
});

test('200 interleaved operations of two accounts never mix their data', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const account = index % 2 ? 'ada' : 'bob';
      const headers: Record<string, string> =
        index % 4 < 2
          ? { authorization: `Bearer token-${account}` }
          : { ...OWN, cookie: await gateway.cookieOf(account) };
      const body = index % 4 < 2 ? { query: '{ me account { id name } }' } : { documentId: TRUSTED_ME };
      return { account, data: (await gateway.post(body, headers)).body.data };
    }),
  );
  for (const { account, data } of answers) {
    expect(data?.me).toBe(account);
    if (data && 'account' in data) expect(data.account).toEqual({ id: account, name: `secret of ${account}` });
  }
});

test('a bearer token is 503 when its account cannot be looked up, and the log has the cause', async () => {
  const down = await startTestGateway();
  await down.upstream.close();
  const answer = await down.post({ documentId: TRUSTED_ME }, ADA);
  expect([answer.status, codeOf(answer)]).toEqual([503, 'UPSTREAM_ERROR']);
  expect(down.logged.join('')).toContain('upstream call failed');
  await down.close();
});
