import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createNotReady, registerHealth } from './health.ts';
import { registerOverload } from './overload.ts';
import type { OverloadLimits } from './overload.ts';

const PATHS = ['/', '/healthz', '/readyz', '/metrics'];
const NEVER = 1e9;
const BUSY: readonly number[] = Array.from({ length: 30 }, () => 5);

let app: FastifyInstance;
afterEach(() => app.close());

async function start(limits: Partial<OverloadLimits>): Promise<void> {
  app = fastify();
  const isOverloaded = await registerOverload(app, { utilization: NEVER, delayMs: NEVER, sampleMs: 100, ...limits });
  const notReady = createNotReady({ isReachable: () => Promise.resolve(true) }, isOverloaded, () => false);
  registerHealth(app, readConfig({ DEMO: '1' }), notReady, createMetrics(false));
  app.get('/', (_request, reply) => reply.send('page'));
  await app.ready();
}

/** Keeps the event loop busy with these tasks, in ms. */
async function work(tasks: readonly number[]): Promise<void> {
  for (const task of tasks) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task);
    // Due timers run before this one.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function statuses(): Promise<number[]> {
  const answers = [];
  for (const path of PATHS) answers.push((await app.inject(path)).statusCode);
  return answers;
}

/** Statuses by path after one sample of an event loop with these tasks, in ms. */
async function statusesAfter(tasks: readonly number[], limits: Partial<OverloadLimits>): Promise<number[]> {
  await start(limits);
  await work(tasks);
  return statuses();
}

test('a late event loop: not ready, and all but probes are refused', async () => {
  expect(await statusesAfter([300], { delayMs: 20 })).toEqual([503, 200, 503, 200]);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'overloaded' });
  const refused = await app.inject('/');
  expect(refused.headers['retry-after']).toBe('3');
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 3 } }] });
});

test('a busy event loop that is not late: not ready, but everything is answered', async () => {
  expect(await statusesAfter(BUSY, { utilization: 0.3 })).toEqual([200, 200, 503, 200]);
});

test('below the limits: ready', async () => {
  expect(await statusesAfter(BUSY, {})).toEqual([200, 200, 200, 200]);
});

test('a late event loop while the server starts is no overload, a later one is', async () => {
  await start({ delayMs: 20 });
  await work([300]);
  await app.listen({ port: 0 });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await work([300, 300]);
  expect(await statuses()).toEqual([503, 200, 503, 200]);
});
