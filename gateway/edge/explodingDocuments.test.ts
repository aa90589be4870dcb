import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { EXPLODING_DOCUMENTS } from './testing/explodingDocuments.ts';
import { codesOf, follow } from './testing/socketClient.ts';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

/** CPU limit of the whole process (client included) for one refusal, in ms. */
const MOST_CPU_MS = 50;
const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
let socket: WebSocket | undefined;
beforeAll(async () => {
  gateway = await startTestGateway({ introspection: true, rateLimit: { perMinute: 0, burst: 1 } });
});
afterAll(async () => {
  socket?.terminate();
  await gateway.close();
});

let connection: ReturnType<typeof follow> | undefined;
/** Opens the only socket of this file and waits for its acknowledgment. */
async function connected(): Promise<ReturnType<typeof follow>> {
  if (connection) return connection;
  socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers: ADA });
  connection = follow(socket);
  await once(socket, 'open');
  connection.send({ type: 'connection_init' });
  await connection.next('connection_ack');
  return connection;
}

let subscriptions = 0;
/** The codes of the response and its CPU time; the minimum of three tries, because a busy machine can only add time. */
async function refusal(ask: () => Promise<unknown>): Promise<{ codes: unknown; cpuMs: number }> {
  let codes: unknown;
  let cpuMs = Infinity;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = process.cpuUsage();
    codes = await ask();
    const { user, system } = process.cpuUsage(before);
    cpuMs = Math.min(cpuMs, (user + system) / 1_000);
  }
  return { codes, cpuMs };
}

describe.each(EXPLODING_DOCUMENTS)('%s', (_name, query) => {
  test('is refused at once over HTTP (S-01)', async () => {
    const { codes, cpuMs } = await refusal(async () => {
      const { body } = await gateway.post({ query, operationName: query.startsWith('query A') ? 'A' : null }, ADA);
      return body.errors?.map((error) => error.extensions.code);
    });
    expect([['TOO_COSTLY'], ['BAD_USER_INPUT']]).toContainEqual(codes);
    expect(cpuMs).toBeLessThan(MOST_CPU_MS);
  });

  test('is refused at once over a socket (S-01)', async () => {
    const { send, next } = await connected();
    const { codes, cpuMs } = await refusal(async () => {
      subscriptions += 1;
      const id = `${subscriptions}`;
      send({ id, type: 'subscribe', payload: { query } });
      return codesOf(await next('error', id));
    });
    expect([['TOO_COSTLY'], ['BAD_USER_INPUT']]).toContainEqual(codes);
    expect(cpuMs).toBeLessThan(MOST_CPU_MS);
  });
});

test('the next valid request is answered', async () => {
  expect((await gateway.post({ query: '{ me }' }, ADA)).body.data).toEqual({ me: 'ada' });
});

describe('a refused document costs 20 points of the rate limit', () => {
  const INVALID = { query: '{ nothing }' };

  test('over HTTP; a valid document costs one point, even if its variables are refused', async () => {
    const limited = await startTestGateway({ rateLimit: { perMinute: 1, burst: 45 } });
    const ask = async (body: object) => {
      const answer = await limited.post(body, ADA);
      return answer.status === 429 ? 429 : (answer.body.errors?.[0]?.extensions.code ?? 'ok');
    };
    const variables = { query: 'query ($x: String!) { echo(text: $x) }', variables: { x: 5 } };
    const answers = [];
    for (const body of [{ query: '{ me }' }, variables, INVALID, INVALID, { query: '{ me }' }, { query: '{ me }' }]) {
      answers.push(await ask(body));
    }
    // These cost 1 + 1 + 20 + 20 of 45 points, then 1 + 1.
    expect(answers).toEqual(['ok', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'ok', 'ok']);
    expect([await ask(INVALID), await ask({ query: '{ me }' })]).toEqual(['BAD_USER_INPUT', 429]);
    await limited.close();
  });

  test('over a socket, from the same allowance', async () => {
    const limited = await startTestGateway({ rateLimit: { perMinute: 1, burst: 40 } });
    const client = new WebSocket(limited.url.replace('http', 'ws'), 'graphql-transport-ws', { headers: ADA });
    const { send, next } = follow(client);
    await once(client, 'open');
    send({ type: 'connection_init' });
    await next('connection_ack');
    const codes = [];
    for (const id of ['1', '2', '3']) {
      send({ id, type: 'subscribe', payload: INVALID });
      codes.push(codesOf(await next('error', id)));
    }
    expect(codes).toEqual([['BAD_USER_INPUT'], ['BAD_USER_INPUT'], ['RATE_LIMITED']]);
    expect((await limited.post({ query: '{ me }' }, ADA)).status).toBe(429);
    client.terminate();
    await limited.close();
  });
});
