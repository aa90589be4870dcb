import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { allChatsOf, openSocket, within, type FollowedChat, type LiveSocket } from './testing/liveSocket.ts';

const CHATS = 50;
const TABS = 4;
const INTERVAL_MS = 5_000;
const INTERVALS = 2;

let upstream: SharedUpstream;
let gateway: Gateway;
let sockets: LiveSocket[] = [];

beforeAll(async () => {
  upstream = await sharedUpstream();
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  await gateway?.stop();
});

it(
  '200 subscribers on 50 quiet chats cost at most 1.05 polls per chat and interval (GWY-07, CON-03)',
  { timeout: 60_000 },
  async () => {
    const token = await upstream.signIn('owner-scale');
    const chats = await allChatsOf(upstream.url, token);
    expect(chats.length).toBeGreaterThanOrEqual(CHATS);
    // Chats without recent activity, so that all of them are polled at the longest interval.
    const quiet = chats.slice(0, CHATS);
    sockets = Array.from({ length: 10 }, () => openSocket(() => gateway.socketUrl, token));
    const followed: FollowedChat[] = Array.from({ length: CHATS * TABS }, (_, index) => {
      const socket = sockets[Math.floor(index / 20)];
      if (socket === undefined) throw new Error('too few sockets');
      return socket.followChat(quiet[index % CHATS] ?? '');
    });
    await within(30_000, 'all states', () => followed.every((chat) => chat.events.length > 0));

    await upstream.markRequests();
    await new Promise((resolve) => setTimeout(resolve, INTERVALS * INTERVAL_MS));
    const polls = await upstream.requests({ path: '/messages/latest' });
    expect(polls.length).toBeLessThanOrEqual(1.05 * CHATS * INTERVALS);
    expect(new Set(polls.map((poll) => poll.path)).size).toBe(CHATS);
  },
);
