import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hang, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import type { FaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { createUpstreamFiles } from './upstreamFiles.ts';
import type { UpstreamFiles } from './upstreamFiles.ts';

const NEVER = new AbortController().signal;
const LARGE = 100_000;

let upstream: FaultyUpstream;
let files: UpstreamFiles;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(() => upstream.close());
afterEach(() => files.close());

/** Sends the head and half of a large file, and the rest after `ms`. */
function sendLarge(ms: number): void {
  upstream.behave(() => (response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': String(LARGE) });
    response.write('x'.repeat(LARGE / 2));
    const rest = setTimeout(() => response.end('x'.repeat(LARGE / 2)), ms);
    response.once('close', () => clearTimeout(rest));
  });
}

test('a response that is late is none', async () => {
  files = createUpstreamFiles(upstream.url, { response: 50, large: 60_000 });
  upstream.behave(() => hang);
  expect(await files.read('a.png', 'request-1', NEVER)).toEqual({ kind: 'unavailable' });
});

test('a large file may take longer than its response, but not forever', async () => {
  files = createUpstreamFiles(upstream.url, { response: 300, large: 60_000 });
  sendLarge(600);
  const slow = await files.read('a.png', 'request-1', NEVER);
  expect(slow.kind === 'large' && (await text(slow.stream)).length).toBe(LARGE);
  await files.close();
  files = createUpstreamFiles(upstream.url, { response: 10_000, large: 50 });
  sendLarge(60_000);
  const endless = await files.read('a.png', 'request-1', NEVER);
  await expect(endless.kind === 'large' && text(endless.stream)).rejects.toThrow('aborted');
});
