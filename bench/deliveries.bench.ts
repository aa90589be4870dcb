// CPU per pushed event and subscriber: the gateway against stock graphql-ws, which is handed the same events. What an event costs before it is
// delivered (sending, polling) does not depend on the number of subscribers: the same is measured with a single one and taken off.
// `npm run bench -- deliveries`; about two minutes.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';
import { openChatsOf, openSocket, within } from '../tests/live/testing/liveSocket.ts';
import type { FollowedChat, LiveSocket, PushedEvent } from '../tests/live/testing/liveSocket.ts';
import { MEASURED_CORE, pinOurselves, startPinned } from './pinned.ts';
import type { PinnedServer } from './pinned.ts';

const SOCKETS = 10;
const STREAMS_PER_SOCKET = 20;
const ROUNDS = 12;
const EVENTS_PER_ROUND = 10;
const GOAL = 0.6;
const PATIENCE_MS = 30_000;

const SEND = 'mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }';

pinOurselves();
const log = join(await mkdtemp(join(tmpdir(), 'portal-bench-')), 'servers.log');
const upstream = await startUpstream();
const gateway = await startPinned(
  'gateway/main.ts',
  MEASURED_CORE,
  { UPSTREAM_URL: upstream.url, SESSION_SECRET: sessionSecret, RATE_LIMIT: '0' },
  log,
);
const stock = await startPinned('bench/peers/graphqlWs.ts', MEASURED_CORE, {}, log);
const token = await upstream.signIn('owner-start');
const [chat = ''] = await openChatsOf(upstream.url, token);

/** All streams of one server. */
function follow(server: PinnedServer): { sockets: LiveSocket[]; streams: FollowedChat[] } {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const sockets = Array.from({ length: SOCKETS }, () => openSocket(() => url, token));
  const streams = sockets.flatMap((socket) =>
    Array.from({ length: STREAMS_PER_SOCKET }, () => socket.followChat(chat)),
  );
  return { sockets, streams };
}

async function post(url: string, body: unknown): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.text();
}

function send(text: string): Promise<string> {
  return post(`${gateway.url}/graphql`, { query: SEND, variables: { input: { chatId: chat, text } } });
}

/** The event as the gateway told it, with another text. */
function withText(event: PushedEvent, text: string): unknown {
  return {
    ...event,
    messageEdges: event.messageEdges?.map(({ node }) => ({
      node: { ...node, uuid: text, body: { __typename: 'TextBody', text } },
    })),
  };
}

/** CPU µs per event, delivered to all the streams. */
async function round(
  server: PinnedServer,
  streams: readonly FollowedChat[],
  name: string,
  tell: (text: string) => Promise<string>,
): Promise<number> {
  const before = await server.cpuMs();
  for (let number = 0; number < EVENTS_PER_ROUND; number += 1) {
    const text = `${name} ${number}`;
    await tell(text);
    await within(PATIENCE_MS, text, () => streams.every((stream) => stream.texts.at(-1) === text));
  }
  return (((await server.cpuMs()) - before) * 1_000) / EVENTS_PER_ROUND;
}

function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

try {
  const ours = follow(gateway);
  const theirs = follow(stock);
  await within(PATIENCE_MS, 'first states', () => ours.streams.every((stream) => stream.events.length > 0));
  await within(PATIENCE_MS, 'subscribers', async () => {
    const answer = await fetch(stock.url);
    return Number(await answer.text()) === theirs.streams.length;
  });
  await send('the pattern');
  const first = ours.streams[0];
  await within(PATIENCE_MS, 'the pattern', () => first?.texts.at(-1) === 'the pattern');
  const pattern = first?.events.findLast((event) => event.messageEdges !== undefined);
  if (!pattern) throw new Error('no event came');
  const emit = (text: string): Promise<string> => post(`${stock.url}/emit`, withText(pattern, text));
  /** CPU µs per event of both with so many streams, in turns. */
  const measure = async (count: number): Promise<{ own: number; other: number }> => {
    const costs: { own: number[]; other: number[] } = { own: [], other: [] };
    for (let number = 0; number < ROUNDS; number += 1) {
      const name = `${count} ${number}`;
      costs.own.push(await round(gateway, ours.streams.slice(0, count), `own ${name}`, send));
      costs.other.push(await round(stock, theirs.streams.slice(0, count), `stock ${name}`, emit));
    }
    // The first rounds compile.
    return { own: lowerQuartile(costs.own.slice(2)), other: lowerQuartile(costs.other.slice(2)) };
  };
  const count = ours.streams.length;
  const toAll = await measure(count);
  for (const stream of [...ours.streams.slice(1), ...theirs.streams.slice(1)]) stream.stop();
  await within(PATIENCE_MS, 'a single subscriber', async () => (await (await fetch(stock.url)).text()) === '1');
  const toOne = await measure(1);
  const whole = { own: toAll.own / count, other: toAll.other / count };
  const each = { own: (toAll.own - toOne.own) / (count - 1), other: (toAll.other - toOne.other) / (count - 1) };
  const line = (name: string, { own, other }: typeof whole): string =>
    `${name.padEnd(42)} ${own.toFixed(1).padStart(8)} ${other.toFixed(1).padStart(8)} ${(own / other).toFixed(2).padStart(6)}`;
  console.log(`CPU µs, ${count} subscribers, lower quartile of ${ROUNDS - 2} rounds`);
  console.log(`${''.padEnd(42)} ${'gateway'.padStart(8)} ${'stock'.padStart(8)} ${'ratio'.padStart(6)}`);
  console.log(line('a delivery', each));
  console.log(line('a delivery with its share of the event', whole));
  console.log(line('an event for a single subscriber', toOne));
  console.log(`${each.own <= GOAL * each.other ? 'met' : 'MISSED'}: a delivery ≤ ${GOAL} × stock`);
  await Promise.all([...ours.sockets, ...theirs.sockets].map((socket) => socket.close()));
} finally {
  await gateway.stop();
  await stock.stop();
  await upstream.stop();
}
