import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, listAnswer, threadAnswer } from '../testing/answers.ts';
import { renderMessenger, row } from '../testing/renderMessenger.tsx';
import type { RenderedMessenger } from '../testing/renderMessenger.tsx';

const LIST = 'ChatListPaneQuery';
const THREAD = 'ThreadPaneQuery';

function link(uuid: string) {
  return within(row(uuid)).getByRole('link');
}

/** The chat whose row is focused, or the label of the focused element. */
function focused() {
  const { activeElement } = document;
  return activeElement?.closest('[data-chat]')?.getAttribute('data-chat') ?? activeElement?.getAttribute('aria-label');
}

let page: RenderedMessenger;

async function open(uuid: string) {
  act(() => link(uuid).focus());
  await userEvent.keyboard('{Enter}');
  await page.gateway.answer(THREAD, threadAnswer(uuid, { chat: { lead: chat(uuid).lead }, messages: [] }));
}

afterEach(() => void vi.restoreAllMocks());

describe('the focus', () => {
  beforeEach(async () => {
    page = await renderMessenger();
    await page.gateway.answer(LIST, listAnswer([chat('a'), chat('b')]));
  });

  it('moves into a chat that is opened from the list', async () => {
    await open('a');
    expect(focused()).toBe('Chat with Lead a');
    await open('b');
    expect(focused()).toBe('Chat with Lead b');
  });

  it('moves to the message field if no shortcut leads there, unless an on-screen keyboard would open', async () => {
    page.page.shortcuts.switchTo(false);
    await open('a');
    expect(focused()).toBe('Message to Lead a');
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open('b');
    expect(focused()).toBe('Chat with Lead b');
  });

  it('moves into the open chat if it is opened again', async () => {
    await open('a');
    act(() => link('a').focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Chat with Lead a'));
  });

  it('stays in the list if it moved on before the chat was there', async () => {
    act(() => link('a').focus());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await page.gateway.answer(THREAD, threadAnswer('a', { messages: [] }));
    expect(focused()).toBe('b');
  });

  it('moves to the message field of a clicked chat, and what is typed while it loads is no shortcut', async () => {
    await userEvent.click(link('a'));
    await userEvent.keyboard('Hello');
    expect([focused(), page.gateway.isRunning('useChatActionArchiveMutation')]).toEqual(['a', false]);
    await page.gateway.answer(THREAD, threadAnswer('a', { messages: [] }));
    expect(focused()).toBe('Message to Lead a');
    // It is over once the keyboard is used in the list.
    await userEvent.click(link('b'));
    await userEvent.keyboard('{ArrowUp}{ArrowDown}e');
    expect(page.gateway.variablesOf('useChatActionArchiveMutation')).toMatchObject({ input: { chatId: 'chat-b' } });
  });

  it('stays in the search field while results replace the list', async () => {
    await open('a');
    await page.gateway.fail('LeadPanelQuery', new Error('down'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search chats and messages' }), 'b');
    await waitFor(() => expect(page.gateway.isRunning(LIST)).toBe(true));
    await page.gateway.answer(LIST, listAnswer([chat('b')]));
    expect(focused()).toBe('Search chats and messages');
  });

  it('returns to the row with Escape, which closes the chat if shortcuts are on', async () => {
    page.page.shortcuts.switchTo(false);
    await open('b');
    expect(focused()).toBe('Message to Lead b');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('Messages with Lead b');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('b');
    expect(page.address()).toContain('selectedChat=b');
    page.page.shortcuts.switchTo(true);
    await open('a');
    act(() => page.page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'Escape' })));
    await waitFor(() => expect(focused()).toBe('a'));
    expect(page.address()).toBe('/profile/messages');
  });
});
