import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import {
  at,
  cardBody,
  chat,
  counters,
  deal,
  deletedBody,
  listAnswer,
  textBody,
  threadAnswer,
  VIEWER_ID,
} from '../testing/answers.ts';
import { names, renderMessenger, row, views } from '../testing/renderMessenger.tsx';
import type { RenderedMessenger } from '../testing/renderMessenger.tsx';

const LIST = 'ChatListPaneQuery';
const EVENTS = 'useMessengerEventsSubscription';

function lastMessage(minute: number, rest: object = {}) {
  return {
    createdAt: at(minute),
    status: 'DELIVERED',
    sentByMe: false,
    body: textBody('…'),
    ...rest,
  };
}

const three = [
  chat('a', { lastMessage: lastMessage(9), unreadCount: 2 }),
  chat('b', { lastMessage: lastMessage(5) }),
  chat('c', { lastMessage: lastMessage(1) }),
];

async function renderList(
  search = '',
  nodes: readonly object[] = three,
  rest: object = { counters: counters(3, 1, 7) },
): Promise<RenderedMessenger> {
  const page = await renderMessenger(search);
  await page.gateway.answer(LIST, listAnswer(nodes, rest));
  return page;
}

describe('the list', () => {
  it('shows three views with counters as links (STA-18)', async () => {
    await renderList();
    expect(views()).toEqual(['Inbox3', 'Unread1', 'Archived7']);
    expect(screen.getByRole('link', { name: /Archived/ }).getAttribute('href')).toBe(
      '/profile/messages?status=archived',
    );
    expect(screen.getByRole('link', { name: /Inbox/ }).getAttribute('aria-current')).toBe('true');
  });

  it('counts the deals to confirm, opens the latest and marks their chats', async () => {
    const pendingDeals = [deal('d1', 'b'), deal('d2', 'c', 'CONFIRMED'), deal('d3', 'x')];
    await renderList('?query=', three, { pendingDeals });
    const link = screen.getByRole('link', { name: '2 deals to confirm Answer' });
    expect(link.getAttribute('href')).toBe('/profile/messages?query=&deal=d1');
    expect(screen.getAllByText('To answer').map((chip) => chip.closest('li')?.dataset['chat'])).toEqual(['b']);
  });

  it('shows its chats without the deals if these cannot be read', async () => {
    await renderList();
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /to confirm/ })).toBeNull();
  });

  it.each([
    [lastMessage(1, { body: textBody('Two\n lines') }), 'Two lines'],
    [lastMessage(1, { sentByMe: true, body: textBody('Ours') }), 'You: Ours'],
    [lastMessage(1, { body: deletedBody() }), 'Message deleted'],
    [lastMessage(1, { body: cardBody('AGENCY_BRIEF') }), 'New brief'],
    [lastMessage(1, { body: cardBody(null) }), 'System message'],
    [null, 'No messages yet'],
  ])('says what was said last: %o', async (last, text) => {
    await renderList('', [chat('a', { lastMessage: last })]);
    expect(within(row('a')).getByText(text)).toBeTruthy();
  });

  it('offers a next step when it is empty', async () => {
    await renderList('', [], { counters: counters(0) });
    expect(screen.getByRole('link', { name: 'Go to leads' }).getAttribute('href')).toBe('/profile/leads');
  });

  it('shows its own failure with a retry, without affecting the chat', async () => {
    const { gateway } = await renderMessenger('?selectedChat=a');
    await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [{ id: 'm1', minute: 1 }] }));
    await gateway.fail(LIST, new NetworkError('down'));
    expect(await screen.findByRole('log')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await gateway.answer(LIST, listAnswer(three));
    await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [{ id: 'm1', minute: 1 }] }));
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('shows a draft instead of the last message', async () => {
    localStorage.setItem(`draft:${VIEWER_ID}:b`, JSON.stringify('Dear Bea'));
    await renderList();
    expect(within(row('b')).getByText('Draft')).toBeTruthy();
    expect(within(row('b')).getByText('Dear Bea')).toBeTruthy();
  });

  it('moves the focus with J and K from the open chat, and with the arrow keys inside the list', async () => {
    const { page, gateway } = await renderMessenger('?selectedChat=b');
    await gateway.answer(LIST, listAnswer(three));
    await gateway.answer('ThreadPaneQuery', threadAnswer('b', { messages: [] }));
    const focused = () => document.activeElement?.closest('[data-chat]')?.getAttribute('data-chat');
    page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'j' }));
    expect(focused()).toBe('c');
    page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'k' }));
    page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'k' }));
    expect(focused()).toBe('a');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(focused()).toBe('b');
  });
});

describe('pushes', () => {
  const changed = (nodes: readonly object[], numbers = counters(3, 1, 7)) => ({
    messengerEvents: {
      __typename: 'ChatsChanged',
      messenger: { __typename: 'Messenger', id: 'messenger-1', unreadMessages: 3, counters: numbers },
      chatEdges: nodes.map((node, index) => ({ cursor: `push ${index}`, node })),
    },
  });

  it('add new chats and move active ones to the top, each once, and update the counters', async () => {
    const { gateway } = await renderList();
    await gateway.push(
      EVENTS,
      changed(
        [chat('new', { lastMessage: lastMessage(20) }), chat('c', { lastMessage: lastMessage(15) })],
        counters(4, 2, 7),
      ),
    );
    expect(names()).toEqual(['new', 'c', 'a', 'b']);
    expect(views()).toEqual(['Inbox4', 'Unread2', 'Archived7']);
  });

  it('remove chats that were archived elsewhere', async () => {
    const { gateway } = await renderList();
    await gateway.push(EVENTS, changed([chat('b', { isArchived: true, lastMessage: lastMessage(5) })]));
    expect(names()).toEqual(['a', 'c']);
  });

  it('add no chats of other views', async () => {
    const { gateway } = await renderList('?status=archived', [chat('x', { isArchived: true })]);
    await gateway.push(EVENTS, changed(three));
    expect(names()).toEqual(['x']);
  });

  it('add no new chats to search results', async () => {
    const { gateway } = await renderList('?query=b', [three[1] ?? {}]);
    await gateway.push(EVENTS, changed(three));
    expect(names()).toEqual(['b']);
  });

  it('are subscribed to again after the gateway has ended them', async () => {
    const { gateway } = await renderList();
    vi.useFakeTimers();
    await gateway.fail(EVENTS, new Error('INTERNAL'));
    expect(gateway.isRunning(EVENTS)).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(gateway.isRunning(EVENTS)).toBe(true);
  });

  it('cause the list to be refetched when a chat was deleted elsewhere', async () => {
    const { gateway } = await renderList();
    await gateway.push(EVENTS, changed([], counters(3, 1, 7)));
    expect(gateway.isRunning(LIST)).toBe(false);
    await gateway.push(EVENTS, changed([], counters(2, 1, 7)));
    expect(gateway.isRunning(LIST)).toBe(true);
  });

  it.each([
    ['a chat was archived', counters(2, 1, 8), true],
    ['a chat was added', counters(4, 2, 7), true],
    ['a chat was read', counters(3, 0, 7), true],
    ['a chat got a message', counters(3, 2, 7), false],
  ])('cause the list to be refetched only if it may be outdated when %s during a break', async (_, now, isStale) => {
    const { gateway } = await renderList();
    await gateway.push(EVENTS, changed([]));
    vi.useFakeTimers();
    await gateway.fail(EVENTS, new Error('INTERNAL'));
    vi.advanceTimersByTime(1_000);
    await gateway.push(EVENTS, changed([], now));
    expect(gateway.isRunning(LIST)).toBe(isStale);
  });

  it.each(['unread', 'archived'])('cause the %s view to be refetched after every break', async (status) => {
    const { gateway } = await renderList(`?status=${status}`, [chat('x', { isArchived: true, unreadCount: 1 })]);
    await gateway.push(EVENTS, changed([]));
    vi.useFakeTimers();
    await gateway.fail(EVENTS, new Error('INTERNAL'));
    vi.advanceTimersByTime(1_000);
    // A message in an archived chat, which the first page of the inbox does not show.
    await gateway.push(EVENTS, changed(three, counters(3, 2, 7)));
    expect(gateway.isRunning(LIST)).toBe(true);
  });

  it('cause the list to be refetched when more than a first page changed while the connection was lost', async () => {
    const { gateway } = await renderList();
    const page = (minute: number) =>
      Array.from({ length: 20 }, (_, index) => chat(`c${index}`, { lastMessage: lastMessage(minute + index) }));
    await gateway.push(EVENTS, changed(page(10)));
    // Up to the newest chat known, which others may have got behind.
    await gateway.push(EVENTS, changed(page(29)));
    expect(gateway.isRunning(LIST)).toBe(false);
    await gateway.push(EVENTS, changed(page(50)));
    expect(gateway.isRunning(LIST)).toBe(true);
  });
});

describe('opening a chat', () => {
  it('marks it at once, and updates its badge and the counter once it has loaded (STA-69)', async () => {
    const { gateway, address } = await renderList();
    expect(within(row('a')).getByText('2 unread messages')).toBeTruthy();
    await userEvent.click(within(row('a')).getByRole('link'));
    expect(within(row('a')).getByRole('link').getAttribute('aria-current')).toBe('true');
    await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [{ id: 'm1', minute: 1 }] }));
    await screen.findByRole('log');
    expect(address()).toBe('/profile/messages?selectedChat=a');
    expect(views()).toEqual(['Inbox3', 'Unread0', 'Archived7']);
    expect(within(row('a')).queryByText(/unread message/)).toBeNull();
  });

  it('switches to the view it belongs to, and keeps the deal that is open (QRY-07, SCR-30)', async () => {
    const { gateway, address } = await renderMessenger('?selectedChat=z&deal=d1');
    await gateway.answer(LIST, listAnswer(three));
    await gateway.answer('ThreadPaneQuery', threadAnswer('z', { messages: [], chat: { isArchived: true } }));
    await gateway.answer(LIST, listAnswer([chat('z', { isArchived: true })]));
    expect(address()).toBe('/profile/messages?status=archived&selectedChat=z&deal=d1');
    expect(names()).toEqual(['z']);
  });

  it('says that an unknown chat does not exist and shows the list only', async () => {
    const { gateway, address } = await renderMessenger('?selectedChat=nope');
    await gateway.answer(LIST, listAnswer(three));
    await gateway.answer('ThreadPaneQuery', { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, chat: null } } });
    expect(await screen.findByText("This chat doesn't exist, or it belongs to another account.")).toBeTruthy();
    expect(address()).toBe('/profile/messages');
  });
});
