import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sendRaw } from './testing/rawSocket.ts';
import { startTestGateway } from './testing/testGateway.ts';

const MOST_MS = 15_000;

test(
  'a request with incomplete headers keeps its socket open for less than 15 s (S-13)',
  { timeout: 30_000 },
  async () => {
    const gateway = await startTestGateway();
    const started = performance.now();
    const held = ['', 'GET /healthz HT', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: '].map(async (text) => {
      const socket = await sendRaw(gateway.origin, text);
      socket.resume();
      // A byte now and then does not extend the deadline.
      const trickle = setInterval(() => text !== '' && socket.write('x'), 1_000);
      await once(socket, 'close');
      clearInterval(trickle);
      return performance.now() - started;
    });
    expect(Math.max(...(await Promise.all(held)))).toBeLessThan(MOST_MS);
    await gateway.close();
  },
);
