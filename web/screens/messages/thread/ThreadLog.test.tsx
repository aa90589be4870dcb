import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { at, chat, history, listAnswer, messageEdge, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import type { FakeGateway } from '../testing/fakeGateway.ts';
import { renderMessenger, renderOpenChat } from '../testing/renderMessenger.tsx';

const OLDER = 'useThreadHistoryPaginationQuery';
const newest = { messages: [{ id: 'm9', minute: 9 }], hasOlder: true };

async function loadOlder(gateway: FakeGateway, minute: number): Promise<void> {
  const messages = history({ messages: [{ id: `m${minute}`, minute }], hasOlder: minute > 1 });
  await gateway.answer(OLDER, { data: { node: { __typename: 'Chat', id: 'chat-a', messages } } });
}

function shown(): (string | null)[] {
  return [...document.querySelectorAll('[data-message]')].map((row) => row.getAttribute('data-message'));
}

function pushMessage(gateway: FakeGateway, minute: number, text: string): Promise<void> {
  const messageEdges = [messageEdge({ id: `m${minute}`, minute, text })];
  const pushed = { ...chat('a'), leadReadAt: null };
  return gateway.push('useChatEventsSubscription', {
    chatEvents: { __typename: 'MessagesAdded', cursor: `c${minute}`, chat: pushed, messageEdges },
  });
}

/**
 * A new element in its place would be read out again. Pages on the way are as large as possible and not shown, because
 * showing hundreds of them would take half a minute; what arrives meanwhile is.
 */
async function expectToldOnce(gateway: FakeGateway): Promise<void> {
  const told = () => screen.queryByText('Loading older messages…');
  const first = told();
  expect(first?.getAttribute('role')).toBe('status');
  await loadOlder(gateway, 8);
  expect(told()).toBe(first);
  expect(gateway.variablesOf(OLDER)).toMatchObject({ last: 100 });
  await pushMessage(gateway, 10, 'Meanwhile');
  expect(shown()).toEqual(['m9', 'm10']);
  await loadOlder(gateway, 1);
  expect(told()).toBeNull();
  expect(shown()).toEqual(['m1', 'm8', 'm9', 'm10']);
}

/** Opens a chat by a search hit whose message is not loaded yet. */
async function followHit(isArchived: boolean): Promise<FakeGateway> {
  const { gateway } = await renderMessenger('?query=budget');
  await gateway.answer('ChatListPaneQuery', listAnswer([]));
  const edges = [{ ...messageEdge({ id: 'm1', minute: 1, text: 'Our budget' }), chat: chat('a', { isArchived }) }];
  const messageSearch = { chats: [], edges, pageInfo: { endCursor: null, hasNextPage: false } };
  await gateway.answer('FoundMessagesQuery', {
    data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, messageSearch } },
  });
  await userEvent.click(screen.getByRole('link', { name: /Our budget/ }));
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', { ...newest, chat: { isArchived } }));
  if (isArchived) await gateway.answer('ChatListPaneQuery', listAnswer([]));
  await screen.findByRole('log');
  return gateway;
}

it('the day of the newest message is today, even if the page’s clock is late at midnight', async () => {
  const DAY = 24 * 60;
  const minute = 365 * 70 * DAY;
  const messages = [
    { id: 'm1', minute },
    { id: 'm2', minute: minute + DAY },
  ];
  await renderOpenChat('a', { messages });
  const days = [...document.querySelectorAll('[role=log] li > time')].map(({ textContent }) => textContent);
  expect(days).toEqual(['Yesterday', 'Today']);
});

describe('screen readers are told once that older messages are loading, which show all at once', () => {
  it('on the way to the first unread one', async () => {
    const { gateway } = await renderOpenChat('a', { ...newest, firstUnreadAt: at(2) });
    await userEvent.click(screen.getByRole('button', { name: 'Jump to first unread message' }));
    await expectToldOnce(gateway);
  });

  it.each([false, true])('on the way to a search hit; in an archived chat: %s', async (isArchived) => {
    const gateway = await followHit(isArchived);
    // In view, although the start of the history is not.
    const pinned = () => screen.queryByText('Loading older messages…')?.parentElement?.hasAttribute('data-pinned');
    expect(pinned()).toBe(true);
    await expectToldOnce(gateway);
    expect(document.querySelector('[data-pinned]')).toBeNull();
  });
});

it('a way to the first unread message that failed is offered again in view, and leads there', async () => {
  const { gateway } = await renderOpenChat('a', { ...newest, firstUnreadAt: at(2) });
  const jump = () => screen.queryByRole('button', { name: 'Jump to first unread message' });
  await userEvent.click(jump() ?? document.body);
  await gateway.fail(OLDER, new Error('down'));
  expect(jump()).toBeNull();
  expect(document.activeElement?.getAttribute('role')).toBe('log');
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(again.closest('[data-pinned]')).toBeTruthy();
  await userEvent.click(again);
  await loadOlder(gateway, 8);
  await loadOlder(gateway, 1);
  expect(document.querySelector('[data-pinned]')).toBeNull();
  expect(document.querySelector('[data-divider]')).toBeTruthy();
});

it('a way to a search hit that failed is tried again when the hit is clicked again', async () => {
  const gateway = await followHit(false);
  await gateway.fail(OLDER, new Error('down'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: /Our budget/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  await loadOlder(gateway, 8);
  await loadOlder(gateway, 1);
  expect(shown()).toEqual(['m1', 'm8', 'm9']);
});

it('two messages with the same text are announced one after the other', async () => {
  const { gateway } = await renderOpenChat('a', newest);
  vi.useFakeTimers();
  const arrive = async (minute: number) => {
    await pushMessage(gateway, minute, 'OK');
    act(() => void vi.advanceTimersByTime(1_000));
    return screen.getByText('Lead a: OK');
  };
  const first = await arrive(10);
  // Screen readers notice new elements, not the same text.
  expect(await arrive(11)).not.toBe(first);
});

it('a chat that is closed while it is open says so in a region that was there before', async () => {
  const { gateway } = await renderOpenChat('a', newest);
  const statuses = screen.getAllByRole('status');
  await gateway.push('useChatEventsSubscription', {
    chatEvents: { __typename: 'ChatUpdated', cursor: 'c1', chat: { ...chat('a'), leadReadAt: null, isClosed: true } },
  });
  expect(statuses).toContain(screen.getByText(/closed this chat/).closest('[role=status]'));
});
