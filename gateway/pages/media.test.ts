import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { raw, reset, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import type { FaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { registerMedia } from './media.ts';
import { LARGEST_FILE } from './upstreamFiles.ts';

let upstream: FaultyUpstream;
let app: FastifyInstance;
let origin = '';
let files = 0;
/** A new name that is not cached. */
function freshName(): string {
  return `${String((files += 1)).padStart(8, 'a')}.png`;
}

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  app = fastify();
  registerMedia(app, { basePath: '/partners', upstreamUrl: `${upstream.url}/api` });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.received.length = 0;
});

function get(name: string, init: RequestInit = {}) {
  return fetch(`${origin}/partners/media/${name}`, init);
}
function image(bytes: number, type = 'image/png') {
  return raw(200, type, 'x'.repeat(bytes), { 'content-length': String(bytes) });
}

const halfAnImage: ReturnType<typeof raw> = (response, socket) => {
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' });
  response.write('x'.repeat(10), () => socket.resetAndDestroy());
};

test('a small image is read once, cached, and sandboxed', async () => {
  const name = freshName();
  upstream.behave(() => image(500));
  const crowd = await Promise.all(Array.from({ length: 5 }, () => get(name)));
  expect(await Promise.all(crowd.map((answer) => answer.text()))).toEqual(Array(5).fill('x'.repeat(500)));
  const again = await get(name);
  await again.arrayBuffer();
  expect(upstream.received.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET /api/files/${name}`]);
  expect(upstream.received[0]?.authorization).toBeUndefined();
  expect(Object.fromEntries(again.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '500',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${name}"`,
  });
});

test('a browser that has it gets 304 without a call', async () => {
  const name = freshName();
  const answer = await get(name, { headers: { 'if-none-match': `"other", W/"${name}"` } });
  expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 304, body: '' });
  expect(upstream.received).toEqual([]);
});

test('a large image is streamed unchanged and not cached', async () => {
  const name = freshName();
  upstream.behave(() => image(300_000));
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await get(name, { method });
    const { byteLength } = await answer.arrayBuffer();
    expect([answer.headers.get('content-length'), byteLength]).toEqual(['300000', method === 'HEAD' ? 0 : 300_000]);
  }
  expect(upstream.received.length).toBe(3);
});

test.each([
  ['nothing of that name', raw(404, 'application/json', '{}'), 404],
  ['a page', raw(200, 'text/html', '<script>alert(1)</script>'), 502],
  ['a picture that can hold script', raw(200, 'image/svg+xml', '<svg/>'), 502],
  ['a longer file than any upload', image(LARGEST_FILE + 1), 502],
  ['a redirect', raw(302, 'text/plain', '', { location: 'http://127.0.0.1:1/files/a.png' }), 502],
  ['a failure', raw(500, 'text/html', 'text of the upstream'), 503],
  ['a broken connection', reset, 503],
  ['half a file', halfAnImage, 503],
])('%s: not an image, nothing of the upstream is shown or cached', async (_what, behaviour, status) => {
  const name = freshName();
  upstream.behave(() => behaviour);
  const answer = await get(name);
  expect({ status: answer.status, body: await answer.text() }).toEqual({
    status,
    body: 'The image is not available.\n',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  upstream.behave(() => image(10));
  expect((await get(name)).status).toBe(200);
});

test('an image without a length is cut off at the largest size', async () => {
  upstream.behave(() => (response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(Buffer.alloc(LARGEST_FILE + 1_000_000));
  });
  await expect(get(freshName()).then((answer) => answer.arrayBuffer())).rejects.toThrow();
});

test.each(['a.svg', 'a', '.a.png', '../a.png', '%2e%2e/a.png', 'a%2fb.html', 'a.png%00', 'http://x/a.png', ''])(
  'an invalid file path: %s',
  async (name) => {
    upstream.behave(() => image(10));
    const answer = await app.inject({ url: `/partners/media/${name}` });
    expect(answer.statusCode).toBe(404);
    expect(upstream.received).toEqual([]);
  },
);
