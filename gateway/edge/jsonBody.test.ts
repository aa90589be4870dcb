import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const QUERY = JSON.stringify({ query: '{ me }', variables: { name: 'Grüße' } });

async function send(
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<[number, unknown]> {
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { authorization: 'Bearer token-ada', 'content-type': 'application/json', ...headers },
    body,
  });
  return [response.status, await response.json()];
}

test.each([
  ['ISO 8859-1', {}],
  ['ISO 8859-1, as the header says', { 'content-type': 'application/json; charset=iso-8859-1' }],
  ['ISO 8859-1, for an event stream', { accept: 'text/event-stream' }],
])('a body in %s is refused instead of being garbled', async (_name, headers) => {
  expect(await send(Uint8Array.from(Buffer.from(QUERY, 'latin1')), headers)).toMatchObject([
    400,
    { errors: [{ message: 'Send the body in UTF-8.', extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
});

test('a body in UTF-8 is read, with or without a byte order mark', async () => {
  for (const body of [QUERY, `\uFEFF${QUERY}`]) {
    expect(await send(new TextEncoder().encode(body))).toMatchObject([200, { data: { me: 'ada' } }]);
  }
});

test('a body that sets a prototype, is not JSON or no operation is refused with the reason', async () => {
  for (const [body, message] of [
    ['{"query":"{ me }","variables":{"__proto__":{"a":1}}}', 'The body is not valid JSON.'],
    ['{"query"', 'The body is not valid JSON.'],
    ['', 'The body is empty.'],
    ['{}', 'The body must be an object with a query.'],
    ['"{ me }"', 'The body must be an object with a query.'],
    ['null', 'The body must be an object with a query.'],
  ] as const) {
    expect(await send(new TextEncoder().encode(body))).toMatchObject([
      400,
      { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  }
});
