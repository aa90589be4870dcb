import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chat, listAnswer } from '../testing/answers.ts';
import { names, renderMessenger } from '../testing/renderMessenger.tsx';

const LIST = 'ChatListPaneQuery';

async function renderSearch() {
  const page = await renderMessenger();
  await page.gateway.answer(LIST, listAnswer([chat('a')]));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search chats' });
  return { ...page, field };
}

describe('the search of the chats', () => {
  it('keeps what is typed while the results of the first letters load (EXT-10)', async () => {
    const { gateway, field, address } = await renderSearch();
    await userEvent.type(field, 'law');
    await waitFor(() => expect(gateway.variablesOf(LIST)).toMatchObject({ query: 'law' }));
    await userEvent.type(field, 'son');
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

  it('follows links', async () => {
    const { gateway, field, address } = await renderSearch();
    await userEvent.type(field, 'law');
    await waitFor(() => expect(gateway.isRunning(LIST)).toBe(true));
    await gateway.answer(LIST, listAnswer([]));
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(address()).toBe('/profile/messages');
    expect(field.value).toBe('');
  });
});
