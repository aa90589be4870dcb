import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { chat, chats, listAnswer, messageEdge, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import type { TestMessage } from '../testing/answers.ts';
import { names, renderMessenger } from '../testing/renderMessenger.tsx';

const LIST = 'ChatListPaneQuery';

/** Messages of an archived chat, and no chats. */
function found(messages: readonly TestMessage[], hasNextPage = false) {
  const messageSearch = {
    chats: [],
    edges: messages.map((message) => ({ ...messageEdge(message), chat: chat('z', { isArchived: true }) })),
    pageInfo: { endCursor: messages.at(-1)?.id ?? null, hasNextPage },
  };
  return { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, messageSearch } } };
}

async function renderSearch() {
  const page = await renderMessenger();
  await page.gateway.answer(LIST, listAnswer([chat('a')]));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search chats and messages' });
  return { ...page, field };
}

describe('the search of the chats', () => {
  it('keeps what is typed while the results of the first letters load (EXT-10)', async () => {
    const { gateway, field, address } = await renderSearch();
    await userEvent.type(field, 'law');
    await waitFor(() => expect(gateway.variablesOf(LIST)).toMatchObject({ query: 'law' }));
    // At once, so that not even on a busy machine the pause is long enough for another search.
    fireEvent.change(field, { target: { value: 'lawson' } });
    await gateway.answer(LIST, listAnswer([chat('b')]));
    expect(names()).toEqual(['b']);
    expect(field.value).toBe('lawson');
    await waitFor(() => expect(gateway.variablesOf(LIST)).toMatchObject({ query: 'lawson' }));
    await gateway.answer(LIST, listAnswer([chat('c')]));
    expect(address()).toBe('/profile/messages?query=lawson');
  });

  it('is emptied while its results load, and all chats stay listed', async () => {
    const { gateway, field, address } = await renderSearch();
    await userEvent.type(field, 'law');
    await waitFor(() => expect(gateway.isRunning(LIST)).toBe(true));
    // Cancels a candidate of an input method in Safari.
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(field.value).toBe('law');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gateway.lastVariablesOf(LIST)).toEqual({ view: 'INBOX', query: null }));
    await gateway.answer(LIST, listAnswer([chat('b')]));
    expect(address()).toBe('/profile/messages');
    expect(field.value).toBe('');
    expect(names()).toEqual(['a']);
  });

  it('searches the view selected last, and a view keeps the search, even while they load (QRY-06)', async () => {
    const { gateway, field, address } = await renderSearch();
    await userEvent.click(screen.getByRole('link', { name: /Archived/ }));
    await userEvent.type(field, 'law');
    await waitFor(() => expect(gateway.lastVariablesOf(LIST)).toEqual({ view: 'ARCHIVED', query: 'law' }));
    await userEvent.click(screen.getByRole('link', { name: /Unread/ }));
    await waitFor(() => expect(gateway.lastVariablesOf(LIST)).toEqual({ view: 'UNREAD', query: 'law' }));
    // The lists that are no longer wanted arrive first.
    for (const wanted of [[], [], [chat('b', { unreadCount: 1 })]]) await gateway.answer(LIST, listAnswer(wanted));
    expect(names()).toEqual(['b']);
    expect(address()).toBe('/profile/messages?status=unread&query=law');
    expect(field.value).toBe('law');
  });

  it('says in one line that no chats match if messages do, and shows the empty state only if nothing does', async () => {
    const { gateway } = await renderMessenger('?query=budget');
    await gateway.answer(LIST, listAnswer([]));
    expect(screen.queryByText('No chats found')).toBeNull();
    await gateway.answer('FoundMessagesQuery', found([{ id: 'm1', minute: 1, text: 'Our budget' }]));
    expect(screen.getByText('No chats found')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Clear search' })).toBeNull();
    expect(screen.getByRole('link', { name: /Our budget/ })).toBeTruthy();
    cleanup();

    const { gateway: other } = await renderMessenger('?query=budget');
    await other.answer(LIST, listAnswer([]));
    await other.answer('FoundMessagesQuery', found([]));
    expect(screen.getByRole('link', { name: 'Clear search' })).toBeTruthy();
    expect(screen.getByText('Nothing in any view matches “budget”.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Messages in all views' })).toBeNull();
  });

  it('opens a second hit in the same chat without fetching the chat again (EXT-10)', async () => {
    const { gateway, address } = await renderMessenger('?query=budget');
    await gateway.answer(LIST, listAnswer([]));
    const messages = [1, 2].map((minute) => ({ id: `m${minute}`, minute, text: `Our budget ${minute}` }));
    await gateway.answer('FoundMessagesQuery', found(messages));
    const hit = (name: RegExp) => screen.getByRole('link', { name });
    await userEvent.click(hit(/budget 1/));
    await gateway.answer('ThreadPaneQuery', threadAnswer('z', { messages }));
    expect(address()).toContain('selectedChat=z');
    await userEvent.click(hit(/budget 2/));
    await waitFor(() => expect(hit(/budget 2/).getAttribute('aria-current')).toBe('true'));
    expect([gateway.isRunning('ThreadPaneQuery'), gateway.isRunning(LIST)]).toEqual([false, false]);
  });

  it('moves the focus to the first message that the last “Show more messages” adds (WCAG 2.4.3)', async () => {
    const { gateway } = await renderMessenger('?query=budget');
    await gateway.answer(LIST, listAnswer([chat('a')]));
    const page = (minutes: readonly number[]) =>
      minutes.map((minute) => ({ id: `m${minute}`, minute, text: `Our budget ${minute}` }));
    await gateway.answer('FoundMessagesQuery', found(page([9, 8]), true));
    screen.getByRole('button', { name: 'Show more messages' }).focus();
    await userEvent.keyboard('{Enter}');
    await gateway.answer('FoundMessageListPaginationQuery', found(page([7, 6])));
    expect(screen.queryByRole('button', { name: 'Show more messages' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /budget 7/ }));
  });

  it('no longer finds a chat that is deleted, until it is restored (EXT-10, STA-21, STA-22)', async () => {
    const { gateway } = await renderMessenger('?query=budget');
    await gateway.answer(LIST, listAnswer([chat('a')]));
    const messages = [{ id: 'm1', minute: 1, text: 'Our budget' }];
    await gateway.answer('FoundMessagesQuery', found(messages));
    await userEvent.click(screen.getByRole('link', { name: /Our budget/ }));
    await gateway.answer('ThreadPaneQuery', threadAnswer('z', { messages }));
    const hits = () => screen.queryAllByRole('link', { name: /Our budget/ }).length;
    const list = { __typename: 'Viewer', id: VIEWER_ID, chats: chats([chat('a')]) };
    const remove = await screen.findByRole('button', { name: 'Delete chat', hidden: true });
    await userEvent.click(remove);
    await gateway.fail('useChatActionDeleteMutation', new NetworkError('down'));
    expect(hits()).toBe(1);
    await userEvent.click(remove);
    await gateway.answer('useChatActionDeleteMutation', { data: { result: { viewer: list, errors: [] } } });
    expect(hits()).toBe(0);
    expect(screen.getByText('No messages match.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await gateway.answer('useChatActionRestoreMutation', { data: { result: { viewer: list, errors: [] } } });
    expect(hits()).toBe(1);
  });

  it('is not offered if chats cannot be searched', async () => {
    const { gateway } = await renderMessenger();
    await gateway.answer(LIST, listAnswer([chat('a')], { isSearchable: false }));
    expect(names()).toEqual(['a']);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('shows the empty state if messages cannot be searched', async () => {
    const { gateway } = await renderMessenger('?query=budget');
    await gateway.answer(LIST, listAnswer([]));
    await gateway.answer('FoundMessagesQuery', {
      data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, messageSearch: null } },
    });
    expect(screen.getByText('No chats found')).toBeTruthy();
    expect(screen.getByText('Nothing in this view matches “budget”.')).toBeTruthy();
  });

  it('follows links', async () => {
    const { gateway, field, address } = await renderSearch();
    await userEvent.type(field, 'law');
    await waitFor(() => expect(gateway.isRunning(LIST)).toBe(true));
    await gateway.answer(LIST, listAnswer([]));
    await gateway.answer('FoundMessagesQuery', found([]));
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(address()).toBe('/profile/messages');
    expect(field.value).toBe('');
  });
});
