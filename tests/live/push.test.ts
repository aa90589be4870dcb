import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { openChatsOf, metric, openSocket, within, type LiveSocket } from './testing/liveSocket.ts';

const SEND = `mutation Send($input: SendMessageInput!) {
  sendMessage(input: $input) { messageEdge { node { uuid } } errors { code } }
}`;

let upstream: SharedUpstream;
let gateway: Gateway;
let token: string;
let chat: string;
const sockets: LiveSocket[] = [];

function open(as = token): LiveSocket {
  const socket = openSocket(() => gateway.socketUrl, as);
  sockets.push(socket);
  return socket;
}

beforeAll(async () => {
  upstream = await sharedUpstream();
  gateway = await startGateway({ upstreamUrl: upstream.url });
  token = await upstream.signIn('owner-start');
  [chat = ''] = await openChatsOf(upstream.url, token);
});
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  await gateway?.stop();
});

describe('a followed chat', () => {
  it('pushes a lead’s message within 5.5 s, with counters (GWY-06)', async () => {
    const socket = open();
    const followed = socket.followChat(chat);
    const messenger = socket.followMessenger();
    await within(15_000, 'the first state', () => followed.events.length > 0 && messenger.length > 0);
    expect(followed.events[0]?.__typename).toBe('ChatUpdated');
    const before = messenger.length;
    await upstream.control('POST', `/chats/${chat}/messages`, { text: 'When can we talk?' });
    await within(5_500, 'the push', () => followed.texts.includes('When can we talk?'));
    await within(5_500, 'the list', () =>
      messenger.slice(before).some((event) => JSON.stringify(event).includes(chat)),
    );
  });

  it('pushes the read mark within 5.5 s (STA-25)', async () => {
    const followed = open().followChat(chat);
    await within(15_000, 'the first state', () => followed.events.length > 0);
    await gateway.run(token, SEND, { input: { chatUuid: chat, text: 'Tomorrow at ten?' } });
    await within(5_500, 'the message', () => followed.texts.includes('Tomorrow at ten?'));
    const sent = followed.events.length;
    await upstream.control('POST', `/chats/${chat}/read`);
    await within(5_500, 'the read mark', () =>
      followed.events.slice(sent).some((event) => event.chat.leadReadAt !== followed.events[0]?.chat.leadReadAt),
    );
  });

  it("pushes one's own message to another tab at once", async () => {
    const other = open().followChat(chat);
    await within(15_000, 'the first state', () => other.events.length > 0);
    await gateway.run(token, SEND, { input: { chatUuid: chat, text: 'From the first tab' } });
    await within(1_000, 'the push to the other tab', () => other.texts.includes('From the first tab'));
  });

  it("pushes an archived chat to other tabs after one's own message", async () => {
    const messenger = open().followMessenger();
    await within(15_000, 'the first state', () => messenger.length > 0);
    const archive = `mutation Archive($input: ChatActionInput!) { archiveChat(input: $input) { chat { isArchived } } }`;
    await gateway.run(token, archive, { input: { chatId: toGlobalId('Chat', chat) } });
    const hasText = (text: string): boolean => messenger.some((event) => JSON.stringify(event).includes(text));
    await within(2_000, 'the archived chat', () => hasText('"isArchived":true'));
    await gateway.run(token, SEND, { input: { chatUuid: chat, text: 'To an archived chat' } });
    await within(2_000, 'the message', () => hasText('To an archived chat'));
  });

  it('is refused without a subscription (ACC-18), and to another account', async () => {
    const free = open(await upstream.signIn('free')).followChat(chat);
    await within(15_000, 'the refusal', () => free.errors.length > 0);
    expect(free.errors).toEqual(['SUBSCRIPTION_REQUIRED']);
    const foreign = open(await upstream.signIn('trial')).followChat(chat);
    await within(15_000, 'the refusal', () => foreign.errors.length > 0);
    expect(foreign.errors).toEqual(['NOT_FOUND']);
  });

  it('continues for one of two subscribers when the other one’s session ends at the upstream', async () => {
    const leaving = await upstream.signIn('owner-start');
    const gone = open(leaving);
    const stays = open();
    const [other, mine] = [gone.followChat(chat), stays.followChat(chat)];
    await within(15_000, 'both states', () => other.events.length > 0 && mine.events.length > 0);
    const { token: csrf } = (await (
      await fetch(`${upstream.url}/csrf`, { headers: { authorization: `Bearer ${leaving}` } })
    ).json()) as {
      token: string;
    };
    await fetch(`${upstream.url}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${leaving}`, 'x-csrf-token': csrf },
    });
    await within(11_000, 'the close', () => gone.closeCodes.includes(4401));
    await upstream.control('POST', `/chats/${chat}/messages`, { text: 'Are you still there?' });
    await within(5_500, 'the push to the other one', () => mine.texts.includes('Are you still there?'));
    expect(other.texts).not.toContain('Are you still there?');
    expect(stays.closeCodes).toEqual([]);
  });

  it('leaves nothing behind after the last subscriber (GWY-07)', async () => {
    await Promise.all(sockets.splice(0).map((socket) => socket.close()));
    await within(2_000, 'no topic', async () => (await metric(gateway.url, 'live_topics')) === 0);
    expect(await metric(gateway.url, 'live_subscribers')).toBe(0);
    await upstream.markRequests();
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    expect(await upstream.requests({ path: '/agency/' })).toEqual([]);
  });
});
