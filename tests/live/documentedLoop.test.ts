import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { newToken } from '../api/testing/newToken.ts';
import { openChatsOf, within } from './testing/liveSocket.ts';

const LOOP = /```js\n(import \{ createClient \} from 'graphql-ws';[\s\S]+?)```/;

let upstream: SharedUpstream;
let gateway: Gateway;
let program: ChildProcess | undefined;

beforeAll(async () => {
  upstream = await sharedUpstream();
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  program?.kill();
  await gateway?.stop();
});

/** Breaks off every connection to this port until one was made, as while a gateway restarts behind a proxy. */
async function refuseOneConnection(port: number): Promise<void> {
  const server = createServer((socket) => void socket.destroy()).listen(port, '127.0.0.1');
  await once(server, 'connection');
  server.close();
  await once(server, 'close');
}

it(
  'the loop in docs/internal-tools.md goes on after the gateway could not be reached, and misses nothing (EXT-24)',
  { timeout: 60_000 },
  async () => {
    const [chat = ''] = await openChatsOf(upstream.url, await upstream.signIn('owner-start'));
    const token = await newToken(upstream, 'owner-start', ['messages:read']);
    const guide = readFileSync(new URL('../../docs/internal-tools.md', import.meta.url), 'utf8');
    const code = (LOOP.exec(guide)?.[1] ?? '').replace('ws://localhost:4000/graphql', gateway.socketUrl);
    // From standard input, so that packages are found from the project's folder.
    const started = spawn(process.execPath, ['--input-type=module', '-', toGlobalId('Chat', chat)], {
      env: { ...process.env, PORTAL_TOKEN: token },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    program = started;
    let printed = '';
    started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    started.stdin.end(code);
    await within(15_000, 'the first event', () => printed.includes('cursor'));

    await gateway.stop();
    await upstream.control('POST', `/chats/${chat}/messages`, { text: 'while it was away' });
    await refuseOneConnection(gateway.port);
    gateway = await startGateway({ upstreamUrl: upstream.url, port: gateway.port });
    await within(20_000, 'the missed message', () => {
      expect(started.exitCode, printed).toBeNull();
      return printed.includes('while it was away');
    });
  },
);
