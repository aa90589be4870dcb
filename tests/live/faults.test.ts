import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULT_KINDS } from '../api/testing/faultKinds.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { openChatsOf, openSocket, within } from './testing/liveSocket.ts';

let upstream: SharedUpstream;
let gateway: Gateway;
beforeAll(async () => {
  upstream = await sharedUpstream();
  gateway = await startGateway({ upstreamUrl: upstream.url });
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
});

/**
 * Faults that must not end a stream. Excludes 401, which ends it, and 429, which pauses all polls of the credential.
 */
const NAMES = [
  '500 before',
  'reset before',
  'resetMidBody before',
  'malformed after',
  'an empty object',
  'hang before',
];
const LASTING = FAULT_KINDS.filter(({ name }) => NAMES.includes(name));
/** Number of chats followed without a fault, so that the circuit breaker stays closed. */
const HEALTHY = 13;

test(
  'after any failed poll of a chat (RST-47), what was written meanwhile arrives, once and in order',
  { timeout: 90_000 },
  async () => {
    const token = await upstream.signIn('owner-scale');
    const open = await openChatsOf(upstream.url, token);
    const chats = open.slice(0, LASTING.length);
    expect(chats).toHaveLength(NAMES.length);
    const socket = openSocket(() => gateway.socketUrl, token);
    const followed = chats.map((chat) => socket.followChat(chat));
    for (const chat of open.slice(NAMES.length, NAMES.length + HEALTHY)) socket.followChat(chat);
    await within(30_000, 'the first states', () => followed.every(({ events }) => events.length > 0));
    await Promise.all(
      chats.map((chat, index) =>
        upstream.addFault({ ...LASTING[index]?.fault, method: 'GET', path: `*/${chat}/messages/latest`, times: 1 }),
      ),
    );
    const faultsMet = async (): Promise<number> => {
      const { faults } = (await upstream.control('GET', '/faults')) as { faults: { met: number }[] };
      return faults.filter(({ met }) => met > 0).length;
    };
    for (const text of ['one', 'two'])
      for (const chat of chats) await upstream.control('POST', `/chats/${chat}/messages`, { text });
    await within(30_000, 'every fault', async () => (await faultsMet()) === chats.length);
    await within(40_000, 'both messages in every chat', () =>
      followed.every(({ texts }) => texts.includes('one') && texts.includes('two')),
    );
    for (const { texts, errors } of followed) {
      expect(texts.filter((text) => text === 'one' || text === 'two')).toEqual(['one', 'two']);
      expect(errors).toEqual([]);
    }
    expect(socket.closeCodes).toEqual([]);
    await upstream.clearFaults();
    await socket.close();
  },
);

test('a poll that gets 401 ends the stream and its socket', { timeout: 40_000 }, async () => {
  const token = await upstream.signIn('owner-start');
  const [chat = ''] = await openChatsOf(upstream.url, token);
  const socket = openSocket(() => gateway.socketUrl, token);
  const followed = socket.followChat(chat);
  await within(15_000, 'the first state', () => followed.events.length > 0);
  await upstream.addFault({ kind: 'status', status: 401, method: 'GET', path: `*/${chat}/messages/latest`, times: 1 });
  await within(12_000, 'the close', () => socket.closeCodes.includes(4401));
  await socket.close();
});
