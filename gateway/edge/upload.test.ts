import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_TIMEOUT_MS } from '../../domain/uploadTimeout.ts';
import { json } from '../rest/testing/faultyUpstream.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { startTestGateway, TRUSTED_ME, TRUSTED_MEASURE } from './testing/testGateway.ts';
import type { TestBody, TestGateway } from './testing/testGateway.ts';

const PREFLIGHT = { 'graphql-require-preflight': '1' };
const ADA = { authorization: 'Bearer token-ada', ...PREFLIGHT };
const TEXT = 'mutation ($input: FilesInput!) { measure(input: $input) }';
const MAX = 3_000_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

interface Upload {
  readonly operations?: unknown;
  readonly map?: unknown;
  readonly files?: readonly (readonly [name: string, bytes: number])[];
  readonly headers?: Record<string, string>;
}

function operationOf(count: number): Record<string, unknown> {
  return { query: TEXT, variables: { input: { files: Array.from({ length: count }, () => null) } } };
}

function mapOf(count: number): Record<string, string[]> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [index, [`variables.input.files.${index}`]]));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function send({ operations = operationOf(1), map = mapOf(1), files = [['0', 5]], headers = ADA }: Upload) {
  const form = new FormData();
  form.append('operations', asText(operations));
  form.append('map', asText(map));
  for (const [name, bytes] of files) form.append(name, new Blob([new Uint8Array(bytes)]), 'a.png');
  const response = await fetch(gateway.url, { method: 'POST', headers, body: form });
  const body = (await response.json()) as TestBody;
  return {
    status: response.status,
    measured: body.data?.['measure'],
    code: body.errors?.[0]?.extensions['code'],
    connection: response.headers.get('connection'),
  };
}

/** The head of a raw upload with a body of this many bytes. */
function headersFor(bytes: number): string {
  return [
    `POST ${new URL(gateway.url).pathname} HTTP/1.1`,
    'host: localhost',
    `authorization: ${ADA.authorization}`,
    'graphql-require-preflight: 1',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${bytes}`,
  ].join('\r\n');
}

/** The start of a part of its body. */
function part(name: string, rest: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
}

describe('files are read', () => {
  test('for documents as text and trusted ones, by token and by session (GWY-12)', async () => {
    expect(await send({})).toMatchObject({ status: 200, measured: ['5'] });
    const trusted = { documentId: TRUSTED_MEASURE, variables: { input: { files: [null] } } };
    expect(await send({ operations: trusted })).toMatchObject({ status: 200, measured: ['5'] });
    const cookie = await gateway.cookieOf('ada');
    const own = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin', ...PREFLIGHT, cookie };
    expect(await send({ operations: trusted, headers: own })).toMatchObject({ status: 200, measured: ['5'] });
  });

  test('each into its variable, and the connection is kept alive', async () => {
    const files: [string, number][] = [
      ['1', 20],
      ['0', 10],
    ];
    const both = await send({ operations: operationOf(2), map: mapOf(2), files });
    expect(both).toMatchObject({ measured: ['10', '20'], connection: 'keep-alive' });
  });

  test('up to 3,000,000 bytes, and not one more (VAL-05)', async () => {
    expect(await send({ files: [['0', MAX]] })).toMatchObject({ status: 200, measured: [String(MAX)] });
    expect(await send({ files: [['0', MAX + 1]] })).toMatchObject({ status: 200, measured: ['too large'] });
  });

  describe('only up to the limit: the response is sent while the rest is still uploading', () => {
    const start = [
      `${part('operations', '')}${JSON.stringify(operationOf(2))}\r\n`,
      `${part('map', '')}${JSON.stringify(mapOf(2))}\r\n`,
      part('0', '; filename="a.png"'),
      'a'.repeat(MAX + 1),
    ].join('');

    /** Sends the start of an upload with `rest` bytes to come, and waits for the response. */
    async function sendStart(rest: number) {
      const headers = headersFor(start.length + rest);
      const socket = await sendRaw(gateway.origin, `${headers}\r\n\r\n${start}`);
      const [answer] = (await once(socket, 'data')) as Buffer[];
      expect(String(answer)).toMatch(/^HTTP\/1.1 200 .*"measure":\["too large","unread"\]/s);
      return { socket, headers };
    }

    test('and the connection is kept until the client has sent it, so that it receives the response', async () => {
      const { socket, headers } = await sendStart(10_000_000);
      socket.write('a'.repeat(10_000_000));
      socket.write(`${headers}\r\n\r\n${start}`);
      const [next] = (await once(socket, 'data')) as Buffer[];
      expect(String(next)).toMatch(/^HTTP\/1.1 200 /);
      socket.destroy();
    });

    test('but not if it sends over 50 MB', async () => {
      const { socket } = await sendStart(100_000_000);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write('a'.repeat(60_000_000));
      await closed;
    });
  });
});

describe('a request is refused before its files are read', () => {
  test.each([
    ['without the preflight header', { headers: { authorization: ADA.authorization } }, 403, 'FORBIDDEN'],
    ['of a visitor', { headers: PREFLIGHT }, 401, 'UNAUTHENTICATED'],
    ['of an unknown token', { headers: { ...ADA, authorization: 'Bearer ?' } }, 401, 'UNAUTHENTICATED'],
    ['that takes no files', { operations: { documentId: TRUSTED_ME, variables: { a: null } } }, 400, 'BAD_USER_INPUT'],
    ['without a document', { operations: { variables: { input: { files: [null] } } } }, 400, 'BAD_USER_INPUT'],
    ['of an unknown document', { operations: { documentId: 'x' } }, 200, 'PERSISTED_QUERY_NOT_FOUND'],
    ['that is no JSON', { operations: '{' }, 400, 'BAD_USER_INPUT'],
    ['of several operations', { operations: [operationOf(1)] }, 400, 'BAD_USER_INPUT'],
    [
      'that reaches for the prototype',
      { operations: `{"query":${JSON.stringify(TEXT)},"variables":{"__proto__":{"file":null}}}` },
      400,
      'BAD_USER_INPUT',
    ],
    ['larger than an operation may be', { operations: `{"query":"${'x'.repeat(200_000)}"}` }, 413, 'BAD_USER_INPUT'],
    ['without a map', { map: {} }, 400, 'BAD_USER_INPUT'],
    ['with a list as map', { map: [] }, 400, 'BAD_USER_INPUT'],
    ['with a file in two places', { map: { 0: ['variables.input.files.0', 'variables.x'] } }, 400, 'BAD_USER_INPUT'],
    ['with a path outside of variables', { map: { 0: ['query'] } }, 400, 'BAD_USER_INPUT'],
    ['with a path to nowhere', { map: { 0: ['variables.input.other'] } }, 400, 'BAD_USER_INPUT'],
    ['with a path to the prototype', { map: { 0: ['variables.__proto__.x'] } }, 400, 'BAD_USER_INPUT'],
    ['with a path to the constructor', { map: { 0: ['variables.constructor.name'] } }, 400, 'BAD_USER_INPUT'],
    ['with a path to a value', { map: { 0: ['variables.input'] } }, 400, 'BAD_USER_INPUT'],
    [
      'with two files for one place',
      { map: { 0: ['variables.input.files.0'], 1: ['variables.input.files.0'] } },
      400,
      'BAD_USER_INPUT',
    ],
    ['with seven files', { operations: operationOf(7), map: mapOf(7) }, 413, 'BAD_USER_INPUT'],
    ['without a file of its map', { files: [] }, 400, 'BAD_USER_INPUT'],
    ['with a file that no map names', { files: [['1', 5]] as const }, 400, 'BAD_USER_INPUT'],
    [
      'with one file too many',
      {
        files: [
          ['0', 5],
          ['1', 5],
        ] as const,
      },
      400,
      'BAD_USER_INPUT',
    ],
  ])('refuses a request %s', async (_name, upload: Upload, status, code) => {
    expect(await send(upload)).toMatchObject({ status, code });
  });

  test('refuses a request with a file for a variable that takes none', async () => {
    const operations = { query: TEXT, variables: { input: { files: [], name: null } } };
    const answer = await send({ operations, map: { 0: ['variables.input.name'] } });
    expect(answer).toMatchObject({ status: 200, code: 'BAD_USER_INPUT' });
  });

  test.each([
    ['that ends in the middle of a file', '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}'],
    ['that is no multipart', 'nothing of the kind'],
    ['that is empty', ''],
  ])('refuses a body %s', async (_name, body) => {
    const headers = { ...ADA, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await gateway.post(body, headers);
    expect([answer.status, answer.body.errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('says what a file without a name lacks', async () => {
    const head = `${part('operations', '')}${asText(operationOf(1))}\r\n${part('map', '')}${asText(mapOf(1))}\r\n`;
    const headers = { ...ADA, 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body } = await gateway.post(`${head}${part('0', '')}x\r\n--x--\r\n`, headers);
    expect([status, body.errors?.[0]?.message]).toEqual([400, 'A file needs a file name.']);
  });
});

test('a document as text without a token is refused like any other (GWY-20)', async () => {
  const cookie = await gateway.cookieOf('ada');
  const own = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin', ...PREFLIGHT, cookie };
  expect((await send({ headers: own })).code).toBe('FORBIDDEN');
});

test('a client that disconnects during an upload releases its permits', async () => {
  const headers = headersFor(1_000_000);
  const body = `${part('operations', '')}${JSON.stringify(operationOf(6))}\r\n${part('map', '')}${JSON.stringify(mapOf(6))}\r\n${part('0', '; filename="a"')}a`;
  const before = await sendRaw(gateway.origin, `${headers}\r\n\r\n${body}`);
  // Another account does not wait for it.
  const bob = { ...ADA, authorization: 'Bearer token-bob' };
  expect(await send({ headers: bob })).toMatchObject({ measured: ['5'] });
  const behind = send({});
  before.destroy();
  expect(await behind).toMatchObject({ measured: ['5'] });
});

test('a slow upload may take as long as the portal waits for its response', () => {
  expect(gateway.server.app.server.requestTimeout).toBeGreaterThanOrEqual(UPLOAD_TIMEOUT_MS);
});

test('an operation keeps its permits until it ends, even if its client has disconnected', async () => {
  const touched = Promise.withResolvers<() => void>();
  gateway.upstream.behave(({ path }) =>
    path === '/touch'
      ? (response, socket) => touched.resolve(() => json(200, {})(response, socket))
      : json(200, { token: 'csrf-ada', user: { id: 'ada' } }),
  );
  const query = 'mutation ($input: FilesInput!) { touch measure(input: $input) }';
  const files = Array.from({ length: 6 }, (_, index) => `${part(String(index), '; filename="a"')}a\r\n`);
  const body = `${part('operations', '')}${JSON.stringify({ ...operationOf(6), query })}\r\n${part('map', '')}${JSON.stringify(mapOf(6))}\r\n${files.join('')}--x--`;
  const leaving = await sendRaw(gateway.origin, `${headersFor(body.length)}\r\n\r\n${body}`);
  const answer = await touched.promise;
  leaving.destroy();
  let isAnswered = false;
  const next = send({}).finally(() => (isAnswered = true));
  for (let index = 0; index < 10; index++) await gateway.post({ query: '{ me }' }, ADA);
  expect(isAnswered).toBe(false);
  answer();
  expect(await next).toMatchObject({ measured: ['5'] });
});

test('20 concurrent uploads are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ files: [['0', 1_000_000]] })));
  expect(answers.map(({ measured }) => measured)).toEqual(Array.from({ length: 20 }, () => ['1000000']));
});
