import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chat, chats, listAnswer, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import { names, renderMessenger, row } from '../testing/renderMessenger.tsx';

it('keeps the open chat in the unread view when another chat is archived there', async () => {
  const unread = ['a', 'b', 'c'].map((uuid) => chat(uuid, { unreadCount: 1 }));
  const { gateway, address } = await renderMessenger('?status=unread');
  await gateway.answer('ChatListPaneQuery', listAnswer(unread));
  await userEvent.click(within(row('a')).getByRole('link'));
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [{ id: 'm1', minute: 1 }] }));
  await screen.findByRole('log');
  within(row('b')).getByRole('link').focus();
  await userEvent.keyboard('e');
  const rest = { viewer: { __typename: 'Viewer', id: VIEWER_ID, chats: chats([unread[2] ?? {}]) }, errors: [] };
  await gateway.answer('useChatActionArchiveMutation', { data: { result: rest } });
  expect(names()).toEqual(['a', 'c']);
  expect(address()).toBe('/profile/messages?status=unread&selectedChat=a');
  expect(document.activeElement).toBe(within(row('c')).getByRole('link'));
  await userEvent.click(within(row('c')).getByRole('link'));
  expect(names()).toEqual(['c']);
});
