import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError, NetworkError } from '../../../relay/errors.ts';
import { chat, chats, counters, listAnswer, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import { names, renderMessenger, renderOpenChat, row, views } from '../testing/renderMessenger.tsx';
import type { RenderedMessenger } from '../testing/renderMessenger.tsx';

describe('actions on a chat', () => {
  const done = (nodes: readonly object[], rest?: object) => ({
    data: { result: { viewer: { __typename: 'Viewer', id: VIEWER_ID, chats: chats(nodes, rest) }, errors: [] } },
  });

  const left = (inbox: number) => ({
    messengerEvents: {
      __typename: 'ChatsChanged',
      messenger: { __typename: 'Messenger', id: 'messenger-1', unreadMessages: 0, counters: counters(inbox) },
      chatEdges: [],
    },
  });

  it('archive: the chat is closed, the list is refreshed, and Undo restores the chat (STA-19)', async () => {
    const { gateway, address } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) ?? document.body);
    expect(gateway.variablesOf('useChatActionArchiveMutation')).toEqual({
      input: { chatId: 'chat-a' },
      view: 'INBOX',
      query: null,
    });
    await gateway.answer('useChatActionArchiveMutation', done([chat('b')], { counters: counters(1, 0, 8) }));
    expect(await screen.findByText('Select a chat to read it')).toBeTruthy();
    expect([address(), names(), views()]).toEqual(['/profile/messages', ['b'], ['Inbox1', 'Unread0', 'Archived8']]);
    expect(screen.getByText('Chat with Lead a archived')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await gateway.answer('useChatActionUnarchiveMutation', done([chat('a'), chat('b')]));
    expect(names()).toEqual(['a', 'b']);
    expect(await screen.findByText('Chat with Lead a moved to inbox')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('archive: the list stays if it cannot be read afterwards, and is read again (STA-19)', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) ?? document.body);
    await gateway.answer('useChatActionArchiveMutation', { data: { result: { viewer: null, errors: [] } } });
    expect(await screen.findByText('Chat with Lead a archived')).toBeTruthy();
    expect(names()).toEqual(['a']);
    await waitFor(() => expect(gateway.isRunning('ChatListPaneQuery')).toBe(true));
    await gateway.answer('ChatListPaneQuery', listAnswer([chat('b')]));
    expect(names()).toEqual(['b']);
  });

  it('delete: Undo restores the chat (STA-21, STA-22)', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat', hidden: true }));
    await gateway.answer('useChatActionDeleteMutation', done([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(gateway.variablesOf('useChatActionRestoreMutation')).toMatchObject({ input: { chatId: 'chat-a' } });
  });

  it('delete: Undo is offered again, at once and in the menu, until it succeeds (STA-22, ERR-05)', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat', hidden: true }));
    await gateway.answer('useChatActionDeleteMutation', done([chat('b')]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await gateway.fail('useChatActionRestoreMutation', new NetworkError('down'));
    const failure = within(screen.getByRole('alert'));
    expect(failure.getByText(/^Lead a: You're not connected/)).toBeTruthy();
    await userEvent.click(failure.getByRole('button', { name: 'Undo' }));
    await gateway.fail('useChatActionRestoreMutation', new NetworkError('down'));
    await userEvent.click(failure.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Undo: Chat with Lead a deleted'));
    await gateway.answer('useChatActionRestoreMutation', done([chat('a'), chat('b')]));
    expect(names()).toEqual(['a', 'b']);
    expect(await screen.findByText('Chat with Lead a restored')).toBeTruthy();
    expect(screen.queryByText(/^Undo/)).toBeNull();
  });

  it('delete: a push that arrives before the response removes neither the notice nor Undo (STA-21, NTC-15)', async () => {
    const { gateway, address } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await gateway.push('useMessengerEventsSubscription', left(2));
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat', hidden: true }));
    await gateway.push('useMessengerEventsSubscription', left(1));
    await gateway.answer('ThreadPaneQuery', {
      data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, chat: null } },
    });
    expect(await screen.findByText('Select a chat to read it')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    await gateway.answer('useChatActionDeleteMutation', done([chat('b')]));
    expect(await screen.findByText('Chat with Lead a deleted. You can undo this for 10 minutes.')).toBeTruthy();
    expect(address()).toBe('/profile/messages');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(gateway.isRunning('useChatActionRestoreMutation')).toBe(true);
  });

  it('delete: after a lost response, another try offers Undo for the chat that is gone (STA-21, ERR-05)', async () => {
    const { gateway, address } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await gateway.push('useMessengerEventsSubscription', left(1));
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat', hidden: true }));
    await gateway.fail('useChatActionDeleteMutation', new GatewayError('UPSTREAM_ERROR', null, '', true));
    await gateway.push('useMessengerEventsSubscription', left(0));
    await gateway.answer('ThreadPaneQuery', { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, chat: null } } });
    expect(await screen.findByText('Select a chat to read it')).toBeTruthy();
    const failure = within(screen.getByRole('alert'));
    expect(failure.getByText('Lead a: Something went wrong. Try again.')).toBeTruthy();
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    expect(gateway.variablesOf('useChatActionDeleteMutation')).toMatchObject({ input: { chatId: 'chat-a' } });
    await gateway.answer('useChatActionDeleteMutation', done([]));
    expect(await screen.findByText('Chat with Lead a deleted. You can undo this for 10 minutes.')).toBeTruthy();
    expect(address()).toBe('/profile/messages');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  const gone = (nodes: readonly object[]) => ({
    data: {
      result: {
        viewer: { __typename: 'Viewer', id: VIEWER_ID, chats: chats(nodes) },
        errors: [{ code: 'CHAT_NOT_FOUND' }],
      },
    },
  });

  it('archive: a chat that no longer exists leaves the list, and stays open with its draft (ERR-05)', async () => {
    const { gateway, address } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await gateway.push('useMessengerEventsSubscription', left(1));
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to Lead a' }), 'Hello');
    await userEvent.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) ?? document.body);
    await gateway.answer('useChatActionArchiveMutation', gone([chat('b')]));
    const failure = within(screen.getByRole('alert'));
    expect(failure.getByText('The chat with Lead a no longer exists.')).toBeTruthy();
    expect(failure.queryByRole('button', { name: /again|Undo/ })).toBeNull();
    expect([address(), names()]).toEqual(['/profile/messages?selectedChat=a', ['b']]);
    expect(screen.getByDisplayValue('Hello')).toBeTruthy();
    await userEvent.click(failure.getByRole('button', { name: 'Close' }));
    await gateway.push('useMessengerEventsSubscription', left(0));
    await gateway.answer('ThreadPaneQuery', { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, chat: null } } });
    expect(await screen.findByText('This chat no longer exists.')).toBeTruthy();
    expect([screen.getByLabelText('Draft'), address()]).toEqual([
      screen.getByDisplayValue('Hello'),
      '/profile/messages?selectedChat=a',
    ]);
  });

  it('delete: a chat that no longer exists counts as deleted, without Undo (STA-21)', async () => {
    const { gateway, address } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat', hidden: true }));
    await gateway.answer('useChatActionDeleteMutation', gone([chat('b')]));
    expect(await screen.findByText('Chat with Lead a deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect([address(), names(), screen.getByRole('alert').textContent]).toEqual(['/profile/messages', ['b'], '']);
  });

  it('restore: says so if the chat no longer exists, and does not offer Undo again (STA-22)', async () => {
    const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat', hidden: true }));
    await gateway.answer('useChatActionDeleteMutation', done([chat('b')]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await gateway.answer('useChatActionRestoreMutation', gone([chat('b')]));
    expect(within(screen.getByRole('alert')).getByText('The chat with Lead a no longer exists.')).toBeTruthy();
    expect([screen.queryByText(/Undo/), names()]).toEqual([null, ['b']]);
  });

  it('E archives the focused chat without opening it', async () => {
    const { gateway, address } = await renderMessenger();
    await gateway.answer('ChatListPaneQuery', listAnswer([chat('a'), chat('b'), chat('c')]));
    within(row('b')).getByRole('link').focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e' });
    await gateway.answer('useChatActionArchiveMutation', done([chat('a'), chat('c')]));
    expect([address(), names()]).toEqual(['/profile/messages', ['a', 'c']]);
    // The key is still held down, and its neighbor has the focus.
    expect(document.activeElement).toBe(within(row('c')).getByRole('link'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', repeat: true });
    expect(gateway.isRunning('useChatActionArchiveMutation')).toBe(false);
  });

  it('E archives the open chat once, however long it is held down', async () => {
    const { gateway, page } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'e', repeat: true }));
    expect(gateway.isRunning('useChatActionArchiveMutation')).toBe(false);
    page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'e' }));
    expect(gateway.isRunning('useChatActionArchiveMutation')).toBe(true);
  });

  it.each([
    ['another chat that is still loading', '/profile/messages?selectedChat=b', () => undefined],
    [
      'another chat',
      '/profile/messages?selectedChat=b',
      async ({ gateway }: RenderedMessenger) => {
        await gateway.answer('ThreadPaneQuery', threadAnswer('b', {}));
        expect(await screen.findByRole('heading', { name: 'Lead b' })).toBeTruthy();
      },
    ],
    ['another page', '/profile/leads', () => undefined],
  ])('leave %s open that was opened before the response (STA-19)', async (_case, next, load) => {
    const page = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) ?? document.body);
    await page.goTo(next);
    await load(page);
    await page.gateway.answer('useChatActionArchiveMutation', done([chat('b')]));
    expect(await screen.findByText('Chat with Lead a archived')).toBeTruthy();
    expect(page.address()).toBe(next);
  });

  it.each([
    [
      'the network is down',
      (page: RenderedMessenger) => page.gateway.fail('useChatActionArchiveMutation', new NetworkError('down')),
    ],
    [
      'the gateway refuses',
      (page: RenderedMessenger) =>
        page.gateway.answer('useChatActionArchiveMutation', {
          data: { result: { viewer: null, errors: [{ code: 'LEAD_BLOCKED' }] } },
        }),
    ],
  ])('leave everything as it was when %s (ERR-05)', async (_case, end) => {
    const page = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
    await userEvent.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) ?? document.body);
    await end(page);
    expect(within(screen.getByRole('alert')).getByText(/^Lead a: .* try again/i)).toBeTruthy();
    expect([page.address(), names()]).toEqual(['/profile/messages?selectedChat=a', ['a']]);
    expect(screen.getByRole('log')).toBeTruthy();
  });

  it('read the list again if their responses arrive in the other order', async () => {
    const { gateway } = await renderMessenger('');
    await gateway.answer('ChatListPaneQuery', listAnswer([chat('a'), chat('b'), chat('c')]));
    for (const uuid of ['a', 'b']) {
      await userEvent.click(within(row(uuid)).getByRole('button', { name: `Archive chat with Lead ${uuid}` }));
    }
    const [first, second] = [done([chat('b'), chat('c')]), done([chat('c')])];
    await gateway.answerLast('useChatActionArchiveMutation', second);
    expect([names(), gateway.isRunning('ChatListPaneQuery')]).toEqual([['c'], false]);
    await gateway.answer('useChatActionArchiveMutation', first);
    await gateway.answer('ChatListPaneQuery', listAnswer([chat('c')]));
    expect(names()).toEqual(['c']);
  });
});
