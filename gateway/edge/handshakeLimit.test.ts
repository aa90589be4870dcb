import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createHandshakeLimit } from './handshakeLimit.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { follow } from './testing/socketClient.ts';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const FLOOD = 900;

describe('handshakes without credentials (S-02)', () => {
  const flood: Socket[] = [];
  const opened: WebSocket[] = [];
  let gateway: TestGateway;
  beforeEach(async () => {
    // Fake time, so that the limit refills nothing during the burst.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    gateway = await startTestGateway({ trustProxy: 'loopback' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of flood.splice(0)) socket.destroy();
    for (const socket of opened.splice(0)) socket.terminate();
    await gateway.close();
  });

  /** Opens hundreds of sockets at once and waits for all responses. */
  async function floodFrom(addressOf: (index: number) => string): Promise<string[]> {
    return Promise.all(
      Array.from({ length: FLOOD }, async (_, index) => {
        const socket = await sendRaw(
          gateway.origin,
          `GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
            `Sec-WebSocket-Protocol: graphql-transport-ws\r\nX-Forwarded-For: ${addressOf(index)}\r\n\r\n`,
        );
        flood.push(socket);
        const [answer] = (await once(socket, 'data')) as [Buffer];
        return answer.toString('latin1').slice(9, 12);
      }),
    );
  }
  /** The type of the first message after connection_init, or the status that refused the socket. */
  async function connectFrom(address: string, headers: Record<string, string>): Promise<string | number> {
    const url = gateway.url.replace('http', 'ws');
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { 'x-forwarded-for': address, ...headers } });
    opened.push(socket);
    socket.on('error', () => undefined);
    const refusedWith = await new Promise<number | null>((resolve) => {
      socket.once('open', () => resolve(null));
      socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    });
    if (refusedWith !== null) return refusedWith;
    const { messages, send, next } = follow(socket);
    send({ type: 'connection_init' });
    await next('connection_ack');
    return messages[0]?.type ?? '';
  }

  test('from one address block only that address', async () => {
    const answers = await floodFrom(() => '203.0.113.9');
    expect(answers).toContain('503');
    const browser = { cookie: await gateway.cookieOf('ada'), origin: 'http://localhost:4000' };
    expect(await connectFrom('198.51.100.1', browser)).toBe('connection_ack');
    expect(await connectFrom('198.51.100.2', { authorization: 'Bearer token-bob' })).toBe('connection_ack');
  });

  test('from many addresses block no session', async () => {
    const answers = await floodFrom((index) => `2001:db8:0:${index.toString(16)}::1`);
    expect(answers).toContain('503');
    const browser = { cookie: await gateway.cookieOf('ada'), origin: 'http://localhost:4000' };
    expect(await connectFrom('198.51.100.1', browser)).toBe('connection_ack');
  });
});

describe('a reconnect storm', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /**
   * Reconnects like the web app: exponential backoff with jitter, at most 15 s. Returns the time at which
   * the last socket was accepted, in ms.
   */
  async function storm(sockets: number, addressOf: (index: number) => string): Promise<number> {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 });
    const limit = createHandshakeLimit();
    let seed = 1;
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const wait = (retries: number): number => Math.min(15_000, 500 * 2 ** retries) * (0.5 + random() / 2);
    const clients = Array.from({ length: sockets }, (_, index) => ({
      address: addressOf(index),
      retries: 0,
      at: wait(0),
    }));
    let last = 0;
    for (let waiting = clients; waiting.length > 0; waiting = waiting.filter(({ retries }) => retries >= 0)) {
      const step = Math.min(...waiting.map(({ at }) => at)) + 50;
      vi.setSystemTime(step);
      for (const client of waiting.filter(({ at }) => at <= step)) {
        const isIn = (await limit.admitsAddress(client.address)) && (await limit.admitsKind('cookie'));
        client.retries = isIn ? -1 : client.retries + 1;
        client.at += wait(client.retries);
        if (isIn) last = step;
      }
    }
    return last;
  }

  test('2,000 sockets of an office behind one address are back within 60 s', async () => {
    expect(await storm(2_000, () => '203.0.113.9')).toBeLessThan(60_000);
  });

  test('5,000 sockets from as many addresses are back within 60 s', async () => {
    expect(await storm(5_000, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)).toBeLessThan(
      60_000,
    );
  });
});
