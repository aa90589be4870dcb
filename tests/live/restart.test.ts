import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { openChatsOf, openSocket, within, type LiveSocket } from './testing/liveSocket.ts';

const KILLS = 3;

let upstream: SharedUpstream;
let gateway: Gateway;
let socket: LiveSocket;

beforeAll(async () => {
  upstream = await sharedUpstream();
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await socket?.close();
  await gateway?.stop();
});

it(
  'a gateway killed three times under traffic loses and repeats nothing, in order (ERR-21)',
  { timeout: 60_000 },
  async () => {
    const token = await upstream.signIn('owner-start');
    const [chat = ''] = await openChatsOf(upstream.url, token);
    socket = openSocket(() => gateway.socketUrl, token);
    const followed = socket.followChat(chat);
    await within(15_000, 'the first state', () => followed.events.length > 0);

    const expected: string[] = [];
    // A resumed stream may repeat messages just before its cursor.
    const received = (): string[] => followed.texts.filter((text) => text.startsWith('no. '));
    let kills = 0;
    // Keeps writing while gateways are being killed, however long they take to start.
    const writing = (async () => {
      for (let number = 1; kills < KILLS; number += 1) {
        await upstream.control('POST', `/chats/${chat}/messages`, { text: `no. ${number}` });
        expected.push(`no. ${number}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    while (kills < KILLS) {
      const seen = received().length;
      await within(10_000, 'traffic', () => received().length > seen);
      await gateway.kill();
      gateway = await startGateway({ upstreamUrl: upstream.url });
      kills += 1;
    }
    await writing;
    await within(10_000, 'the rest', () => received().length >= expected.length);
    expect(socket.connects()).toBe(KILLS + 1);
    expect(received()).toEqual(expected);
  },
);
