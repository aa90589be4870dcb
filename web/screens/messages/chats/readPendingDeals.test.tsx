import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import {
  at,
  cardBody,
  chat,
  counters,
  deal,
  listAnswer,
  messageEdge,
  threadAnswer,
  VIEWER_ID,
} from '../testing/answers.ts';
import type { FakeGateway } from '../testing/fakeGateway.ts';
import { names, renderMessenger, row } from '../testing/renderMessenger.tsx';

const DEALS = 'readPendingDealsQuery';

const chats = [chat('a', { unreadCount: 2 }), chat('b'), chat('c')];

async function renderList(pendingDeals: readonly object[] | null, search = ''): Promise<FakeGateway> {
  const { gateway } = await renderMessenger(search);
  await gateway.answer('ChatListPaneQuery', listAnswer(chats, { pendingDeals }));
  return gateway;
}

function dealCard(uuid: string, key = 'AGENCY_DEAL', status = 'PENDING') {
  return { createdAt: at(20), status: 'DELIVERED', sentByMe: false, body: cardBody(key, { dealUuid: uuid }, status) };
}

async function pushChats(gateway: FakeGateway, nodes: readonly object[]): Promise<void> {
  await gateway.push('useMessengerEventsSubscription', {
    messengerEvents: {
      __typename: 'ChatsChanged',
      messenger: { __typename: 'Messenger', id: 'messenger-1', unreadMessages: 3, counters: counters(3) },
      chatEdges: nodes.map((node, index) => ({ cursor: `push ${index}`, node })),
    },
  });
}

async function answerDeals(gateway: FakeGateway, ...pendingDeals: readonly object[]): Promise<void> {
  await gateway.answer(DEALS, { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, pendingDeals } } });
}

function dealsLine() {
  return screen.queryByRole('link', { name: /to confirm/ })?.textContent;
}

it('a pushed chat whose deal was reported or answered elsewhere reads the deals to confirm again, once', async () => {
  const gateway = await renderList([]);
  await pushChats(gateway, chats);
  expect(gateway.isRunning(DEALS)).toBe(false);
  await pushChats(gateway, [chat('b', { unreadCount: 1, lastMessage: dealCard('d1') })]);
  await answerDeals(gateway, deal('d1', 'b'));
  expect(dealsLine()).toContain('1 deal to confirm');
  expect(within(row('b')).getByText('To answer')).toBeTruthy();
  // The same deal again, as after a reconnect.
  await pushChats(gateway, [chat('b', { unreadCount: 1, lastMessage: dealCard('d1') })]);
  expect(gateway.isRunning(DEALS)).toBe(false);
  const confirmed = dealCard('d1', 'AGENCY_DEAL_LEAD_CONFIRMED', 'CONFIRMED');
  await pushChats(gateway, [chat('b', { unreadCount: 2, lastMessage: confirmed })]);
  await answerDeals(gateway);
  expect(dealsLine()).toBeUndefined();
});

it('a pushed chat with several new messages reads the deals again, because one may be a deal', async () => {
  const gateway = await renderList([]);
  await pushChats(gateway, chats);
  await pushChats(gateway, [chat('a', { unreadCount: 3 })]);
  expect(gateway.isRunning(DEALS)).toBe(false);
  await pushChats(gateway, [chat('a', { unreadCount: 5 })]);
  expect(gateway.isRunning(DEALS)).toBe(true);
});

it('a card in the open chat reads the deals again, also when it is pushed', async () => {
  const gateway = await renderList([deal('d1', 'a')], '?selectedChat=a');
  const card = (id: string, dealUuid: string, status: string) => ({
    id,
    minute: 1,
    sender: 'SYSTEM' as const,
    body: cardBody('AGENCY_DEAL', { dealUuid }, status),
  });
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [card('m1', 'd1', 'PENDING')] }));
  await screen.findByText('To answer', { selector: '[data-message] *' });
  expect(gateway.isRunning(DEALS)).toBe(false);
  const event = { cursor: 'cursor-1', chat: { ...chat('a'), leadReadAt: null } };
  await gateway.push('useChatEventsSubscription', {
    chatEvents: { __typename: 'MessagesAdded', ...event, messageEdges: [messageEdge(card('m2', 'd2', 'PENDING'))] },
  });
  await answerDeals(gateway, deal('d2', 'a'), deal('d1', 'a'));
  expect(dealsLine()).toContain('2 deals to confirm');
  await gateway.push('useChatEventsSubscription', {
    chatEvents: { __typename: 'MessagesChanged', ...event, messages: [messageEdge(card('m1', 'd1', 'DENIED')).node] },
  });
  await answerDeals(gateway, deal('d2', 'a'));
  expect(dealsLine()).toContain('1 deal to confirm');
});

it.each(['upstream', 'connection'])(
  'if the %s fails, the line stays as it is, and the next deal is read',
  async (part) => {
    const gateway = await renderList([deal('d1', 'b')]);
    await pushChats(gateway, chats);
    await pushChats(gateway, [chat('c', { unreadCount: 1, lastMessage: dealCard('d2') })]);
    if (part === 'connection') await gateway.fail(DEALS, new NetworkError('down'));
    else {
      const viewer = { __typename: 'Viewer', id: VIEWER_ID, pendingDeals: null };
      await gateway.answer(DEALS, {
        data: { viewer },
        errors: [{ message: 'down', path: ['viewer', 'pendingDeals'] }],
      });
    }
    expect(dealsLine()).toContain('1 deal to confirm');
    expect(names()).toHaveLength(3);
    await pushChats(gateway, [chat('c', { unreadCount: 2, lastMessage: dealCard('d3') })]);
    await answerDeals(gateway, deal('d3', 'c'), deal('d2', 'c'), deal('d1', 'b'));
    expect(dealsLine()).toContain('3 deals to confirm');
  },
);

it('where the upstream cannot list deals, a push reads none', async () => {
  const gateway = await renderList(null);
  await pushChats(gateway, [chat('b', { unreadCount: 1, lastMessage: dealCard('d1') })]);
  expect(gateway.isRunning(DEALS)).toBe(false);
});
