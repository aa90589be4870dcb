// CPU per pushed event and subscriber: the gateway (polls of the upstream included) against stock graphql-ws, which is handed the same
// events. `npm run bench -- deliveries`; about a minute.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';
import { openChatsOf, openSocket, within } from '../tests/live/liveSocket.ts';
import type { FollowedChat, LiveSocket, PushedEvent } from '../tests/live/liveSocket.ts';
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
const follow = (server: PinnedServer): { sockets: LiveSocket[]; streams: FollowedChat[] } => {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const sockets = Array.from({ length: SOCKETS }, () => openSocket(() => url, token));
  const streams = sockets.flatMap((socket) =>
    Array.from({ length: STREAMS_PER_SOCKET }, () => socket.followChat(chat)),
  );
  return { sockets, streams };
};

const post = async (url: string, body: unknown): Promise<string> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.text();
};

const send = (text: string): Promise<string> =>
  post(`${gateway.url}/graphql`, { query: SEND, variables: { input: { chatId: chat, text } } });

/** The event as the gateway told it, with another text. */
const withText = (event: PushedEvent, text: string): unknown => ({
  ...event,
  messageEdges: event.messageEdges?.map(({ node }) => ({
    node: { ...node, uuid: text, body: { __typename: 'TextBody', text } },
  })),
});

/** CPU µs per event and stream. */
const round = async (
  server: PinnedServer,
  streams: readonly FollowedChat[],
  name: string,
  tell: (text: string) => Promise<string>,
): Promise<number> => {
  const before = await server.cpuMs();
  for (let number = 0; number < EVENTS_PER_ROUND; number += 1) {
    const text = `${name} ${number}`;
    await tell(text);
    await within(PATIENCE_MS, text, () => streams.every((stream) => stream.texts.at(-1) === text));
  }
  return (((await server.cpuMs()) - before) * 1_000) / (EVENTS_PER_ROUND * streams.length);
};

const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;

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
  const costs: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let number = 0; number < ROUNDS; number += 1) {
    costs.ours.push(await round(gateway, ours.streams, `own ${number}`, send));
    const emit = (text: string): Promise<string> => post(`${stock.url}/emit`, withText(pattern, text));
    costs.theirs.push(await round(stock, theirs.streams, `stock ${number}`, emit));
  }
  // The first rounds compile.
  const own = lowerQuartile(costs.ours.slice(2));
  const other = lowerQuartile(costs.theirs.slice(2));
  console.log(`CPU per delivery to one of ${ours.streams.length} subscribers, lower quartile of ${ROUNDS - 2} rounds`);
  console.log(`gateway, sending and polling included ${own.toFixed(1).padStart(8)} µs`);
  console.log(`stock graphql-ws                      ${other.toFixed(1).padStart(8)} µs`);
  console.log(`${own <= GOAL * other ? 'met' : 'MISSED'}: ≤ ${GOAL} × stock (${(own / other).toFixed(2)})`);
  await Promise.all([...ours.sockets, ...theirs.sockets].map((socket) => socket.close()));
} finally {
  await gateway.stop();
  await stock.stop();
  await upstream.stop();
}
