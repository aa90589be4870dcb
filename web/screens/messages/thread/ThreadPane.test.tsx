import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, it } from 'vitest';
import { at, chat, listAnswer, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import { renderMessenger, renderOpenChat, row } from '../testing/renderMessenger.tsx';

it('says that a chat no longer exists if it is deleted elsewhere while it is open', async () => {
  const { environment, address } = await renderOpenChat('a', { messages: [] });
  act(() => commitLocalUpdate(environment, (store) => store.get(VIEWER_ID)?.setValue(null, 'chat', { uuid: 'a' })));
  expect(await screen.findByText('This chat no longer exists.')).toBeTruthy();
  expect(address()).toBe('/profile/messages');
});

it('does not close the chat that is being opened when the one before it is deleted elsewhere', async () => {
  const { environment, gateway, address } = await renderMessenger('?selectedChat=a');
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('a'), chat('b')]));
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', {}));
  await screen.findByRole('log');
  await userEvent.click(row('b').querySelector('a') ?? document.body);
  expect(address()).toBe('/profile/messages?selectedChat=b');
  act(() => commitLocalUpdate(environment, (store) => store.get(VIEWER_ID)?.setValue(null, 'chat', { uuid: 'a' })));
  expect(address()).toBe('/profile/messages?selectedChat=b');
  await gateway.answer('ThreadPaneQuery', threadAnswer('b', {}));
  expect(await screen.findByRole('log', { name: /Lead b/ })).toBeTruthy();
});

it('shows a chat although it could not be read what the lead has read, which is pushed later (STA-25)', async () => {
  const { gateway } = await renderMessenger('?selectedChat=a');
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('a')]));
  const own = { id: 'm1', minute: 1, sender: 'AGENCY', status: 'DELIVERED' } as const;
  await gateway.answer('ThreadPaneQuery', {
    ...threadAnswer('a', { messages: [own] }),
    errors: [{ message: 'down', path: ['viewer', 'chat', 'leadReadAt'] }],
  });
  await screen.findByRole('log');
  const status = () => document.querySelector('[data-message] [data-status]')?.getAttribute('data-status');
  expect(status()).toBe('delivered');
  await gateway.push('useChatEventsSubscription', {
    chatEvents: { __typename: 'ChatUpdated', cursor: 'c1', chat: { ...chat('a'), leadReadAt: at(3) } },
  });
  expect(status()).toBe('read');
});
