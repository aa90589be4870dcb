import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cardBody, at, chat, deletedBody, listAnswer, message, messageEdge, threadAnswer } from '../testing/answers.ts';
import { renderMessenger, renderOpenChat, shownMessages } from '../testing/renderMessenger.tsx';

const EVENTS = 'useChatEventsSubscription';

function added(cursor: string, ...messages: Parameters<typeof messageEdge>[0][]) {
  return {
    chatEvents: {
      __typename: 'MessagesAdded',
      cursor,
      chat: { ...chat('a'), leadReadAt: null },
      messageEdges: messages.map(messageEdge),
    },
  };
}

function updated(cursor: string, rest: object) {
  return {
    chatEvents: { __typename: 'ChatUpdated', cursor, chat: { ...chat('a'), leadReadAt: null, ...rest } },
  };
}

function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('events of the open chat', () => {
  it('continue right after the response that contained the messages', async () => {
    const { gateway } = await renderOpenChat('a', {
      messages: [{ id: 'm1', minute: 1 }],
      eventsCursor: 'cursor-7',
    });
    expect(gateway.variablesOf(EVENTS)).toMatchObject({ chatId: 'chat-a', after: 'cursor-7' });
  });

  it('add new messages in order, each once, however often they arrive', async () => {
    const { gateway } = await renderOpenChat('a', {
      messages: [
        { id: 'm1', minute: 1 },
        { id: 'm3', minute: 3 },
      ],
    });
    await gateway.push(EVENTS, added('c1', { id: 'm4', minute: 4 }, { id: 'm2', minute: 2 }));
    await gateway.push(EVENTS, added('c1', { id: 'm4', minute: 4 }, { id: 'm3', minute: 3 }));
    expect(shownMessages()).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('announce a burst of messages to screen readers once', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    vi.useFakeTimers();
    await gateway.push(EVENTS, added('c1', { id: 'm2', minute: 2 }));
    await gateway.push(EVENTS, added('c2', { id: 'm3', minute: 3 }, { id: 'm4', minute: 4, sender: 'AGENCY' }));
    expect(screen.queryByText(/new messages? from/)).toBeNull();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByText('2 new messages from Lead a').closest('[role=status]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(4_000));
    await gateway.push(EVENTS, added('c3', { id: 'm5', minute: 5, text: 'Are you there?' }));
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByText('Lead a: Are you there?').closest('[role=status]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(4_000));
    // It comes after the agency's own answer, not from the lead.
    const answer = cardBody('AGENCY_DEAL_LEAD_CONFIRMED', { name: 'Relaunch' });
    await gateway.push(EVENTS, added('c4', { id: 'm6', minute: 6, sender: 'SYSTEM', body: answer }));
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText(/new messages? from/)).toBeNull();
    expect(screen.getAllByText('Deal confirmed').some((title) => title.closest('[role=status]'))).toBe(true);
  });

  it('mark delivered messages as read up to the time the lead has read, and never back (STA-25)', async () => {
    const own = { id: 'm1', minute: 1, sender: 'AGENCY', status: 'DELIVERED' } as const;
    const { gateway } = await renderOpenChat('a', { messages: [own, { ...own, id: 'm2', minute: 5 }] });
    const statuses = () =>
      [...document.querySelectorAll('[data-message] [data-status]')].map((tick) => tick.getAttribute('data-status'));
    expect(statuses()).toEqual(['delivered', 'delivered']);
    await gateway.push(EVENTS, updated('c1', { leadReadAt: at(3) }));
    expect(statuses()).toEqual(['read', 'delivered']);
    await gateway.push(EVENTS, updated('c2', { leadReadAt: null }));
    expect(statuses()).toEqual(['read', 'delivered']);
    await gateway.push(EVENTS, {
      chatEvents: {
        __typename: 'MessagesChanged',
        cursor: 'c3',
        chat: { ...chat('a'), leadReadAt: at(9) },
        messages: [message({ ...own, status: 'SENT' })],
      },
    });
    expect(statuses()).toEqual(['read', 'read']);
  });

  it('replace a deleted message with a placeholder', async () => {
    const { gateway } = await renderOpenChat('a', {
      messages: [
        { id: 'm1', minute: 1 },
        { id: 'm2', minute: 2 },
      ],
    });
    await gateway.push(EVENTS, {
      chatEvents: {
        __typename: 'MessageDeleted',
        cursor: 'c1',
        chat: { ...chat('a'), leadReadAt: null },
        deletedMessageId: 'm1',
        message: message({ id: 'm1', minute: 1, body: deletedBody() }),
      },
    });
    expect(screen.getByText('This message was deleted.')).toBeTruthy();
    expect(shownMessages()).toEqual(['m2']);
  });

  it('stop after the page has been hidden for a short while, and resume after the last event', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await gateway.push(EVENTS, added('cursor-9', { id: 'm2', minute: 2 }));
    vi.useFakeTimers();
    setVisibility('hidden');
    act(() => void vi.advanceTimersByTime(2_900));
    expect(gateway.isRunning(EVENTS)).toBe(true);
    act(() => void vi.advanceTimersByTime(200));
    expect(gateway.isRunning(EVENTS)).toBe(false);
    expect(gateway.isRunning('useMessengerEventsSubscription')).toBe(true);
    setVisibility('visible');
    expect(gateway.variablesOf(EVENTS)).toMatchObject({ after: 'cursor-9' });
  });

  it('are subscribed to again after a refusal, with growing delays', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    vi.useFakeTimers();
    for (const wait of [1_000, 5_000, 15_000]) {
      await gateway.fail(EVENTS, new Error('INTERNAL'));
      expect(gateway.isRunning(EVENTS)).toBe(false);
      act(() => void vi.advanceTimersByTime(wait - 1));
      expect(gateway.isRunning(EVENTS)).toBe(false);
      act(() => void vi.advanceTimersByTime(1));
      expect(gateway.isRunning(EVENTS)).toBe(true);
    }
  });

  it('cause the history to be refetched if too much was missed', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }], eventsCursor: 'old' });
    await gateway.push(EVENTS, {
      chatEvents: { __typename: 'HistoryTruncated', cursor: 'c1', chat: { ...chat('a'), leadReadAt: null } },
    });
    await waitFor(() => expect(gateway.isRunning('ThreadPaneQuery')).toBe(true));
    await gateway.push(EVENTS, added('c2', { id: 'm90', minute: 50 }));
    await gateway.answer(
      'ThreadPaneQuery',
      threadAnswer('a', { messages: [{ id: 'm90', minute: 50 }], eventsCursor: 'new' }),
    );
    await waitFor(() => expect(shownMessages()).toEqual(['m90']));
    expect(gateway.variablesOf(EVENTS)).toMatchObject({ after: 'new' });
  });

  it('cause refetches until one succeeds, and resume before the gap meanwhile', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }], eventsCursor: 'old' });
    const truncated = {
      chatEvents: { __typename: 'HistoryTruncated', cursor: 'c1', chat: { ...chat('a'), leadReadAt: null } },
    };
    vi.useFakeTimers();
    await gateway.push(EVENTS, truncated);
    await gateway.push(EVENTS, updated('c2', {}));
    await gateway.fail('ThreadPaneQuery', new Error('unreachable'));
    expect(gateway.isRunning('ThreadPaneQuery')).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await gateway.fail('ThreadPaneQuery', new Error('unreachable'));
    setVisibility('hidden');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([gateway.isRunning('ThreadPaneQuery'), gateway.isRunning(EVENTS)]).toEqual([false, false]);
    setVisibility('visible');
    expect(gateway.variablesOf(EVENTS)).toMatchObject({ after: 'old' });
    await gateway.push(EVENTS, truncated);
    await gateway.answer(
      'ThreadPaneQuery',
      threadAnswer('a', { messages: [{ id: 'm90', minute: 50 }], eventsCursor: 'new' }),
    );
    expect(shownMessages()).toEqual(['m90']);
    expect(gateway.variablesOf(EVENTS)).toMatchObject({ after: 'new' });
  });
});

it('a chat opened in a background tab is marked as read once the tab is visible (STA-69)', async () => {
  setVisibility('hidden');
  const { gateway } = await renderMessenger('?selectedChat=a');
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('a', { unreadCount: 1 })]));
  await waitFor(() => expect(document.querySelectorAll('[data-chat]')).toHaveLength(1));
  expect(gateway.isRunning('ThreadPaneQuery')).toBe(false);
  expect(gateway.isRunning(EVENTS)).toBe(false);
  setVisibility('visible');
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [{ id: 'm1', minute: 1 }] }));
  await waitFor(() => expect(shownMessages()).toEqual(['m1']));
});

describe('the divider (STA-68)', () => {
  it('is before the first unread message and stays there', async () => {
    const messages = [
      { id: 'm1', minute: 1 },
      { id: 'm2', minute: 2 },
    ];
    const { gateway } = await renderOpenChat('a', { messages, firstUnreadAt: at(2) });
    const order = () =>
      [...document.querySelectorAll('[data-message], [data-divider]')].map(
        (row) => row.getAttribute('data-message') ?? 'divider',
      );
    expect(order()).toEqual(['m1', 'divider', 'm2']);
    await gateway.push(EVENTS, added('c1', { id: 'm3', minute: 3 }));
    expect(order()).toEqual(['m1', 'divider', 'm2', 'm3']);
  });
});

describe('a chat that has ended', () => {
  it.each([
    [{ isClosed: true }, 'The lead ended the conversation', /closed this chat/],
    [{ lead: { ...chat('a').lead, isBlocked: true } }, 'This lead is blocked', /lead is blocked, so you can't/],
  ])('%o ends with a local message and has no composer (STA-23, STA-24)', async (state, card, sentence) => {
    await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }], chat: state });
    expect(screen.getByRole('heading', { name: card })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
  });

  it('shows the draft of a chat that was closed, until it is discarded (EXT-01)', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    fireEvent.change(screen.getByRole('textbox', { name: 'Message to Lead a' }), {
      target: { value: 'Half a thought' },
    });
    await gateway.push(EVENTS, updated('c1', { isClosed: true }));
    const draft = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Draft' });
    expect(draft.value).toBe('Half a thought');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('textbox', { name: 'Draft' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat with Lead a' }));
  });
  it('loses its composer immediately when it is closed while open on the screen, but keeps the focus', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    screen.getByRole('textbox', { name: 'Message to Lead a' }).focus();
    await gateway.push(EVENTS, updated('c1', { isClosed: true }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat with Lead a' }));
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
  });
});
