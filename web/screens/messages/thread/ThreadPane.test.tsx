import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commitLocalUpdate } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import { expect, it } from 'vitest';
import { at, chat, listAnswer, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import { renderMessenger, renderOpenChat, row } from '../testing/renderMessenger.tsx';

/** What a refetch does after chat a was deleted elsewhere. */
async function deleteElsewhere(environment: IEnvironment): Promise<void> {
  await act(async () => {
    commitLocalUpdate(environment, (store) => store.get(VIEWER_ID)?.setValue(null, 'chat', { uuid: 'a' }));
    await Promise.resolve();
  });
}

it('says that a chat no longer exists if it is deleted elsewhere while it is open', async () => {
  const { environment, address } = await renderOpenChat('a', { messages: [] });
  await deleteElsewhere(environment);
  expect(await screen.findByText('This chat no longer exists.')).toBeTruthy();
  expect(address()).toBe('/profile/messages');
});

it('keeps what was not sent in a chat that is deleted elsewhere, until it is discarded (EXT-01, STA-14)', async () => {
  const { environment, gateway, address } = await renderOpenChat('a', { messages: [] });
  const field = screen.getByRole('textbox', { name: 'Message to Lead a' });
  await userEvent.type(field, 'Refused{Enter}Draft');
  await gateway.answer('deliverMessageMutation', {
    data: { sendMessage: { messageEdge: null, chat: null, errors: [{ code: 'CHAT_NOT_FOUND' }] } },
  });
  await deleteElsewhere(environment);
  const place = await screen.findByRole('region', { name: 'This chat no longer exists.' });
  const kept = () => within(place).queryAllByRole<HTMLTextAreaElement>('textbox');
  expect(kept().map(({ value }) => value)).toEqual(['Refused', 'Draft']);
  expect([document.activeElement, address()]).toEqual([place, '/profile/messages?selectedChat=a']);
  const discard = () => userEvent.click(within(place).getAllByRole('button', { name: 'Discard' })[0] ?? place);
  await discard();
  expect(kept().map(({ value }) => value)).toEqual(['Draft']);
  await discard();
  expect([address(), localStorage.length]).toEqual(['/profile/messages', 0]);
  expect(screen.queryByText('This chat no longer exists.')).toBeNull();
});

it('shows what was not sent in a deleted chat after a reload, too (EXT-01)', async () => {
  const first = await renderOpenChat('a', { messages: [] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Message to Lead a' }), 'Draft');
  first.unmount();
  const { gateway } = await renderMessenger('?selectedChat=a');
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('b')]));
  await gateway.answer('ThreadPaneQuery', { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, chat: null } } });
  expect(await screen.findByDisplayValue('Draft')).toBeTruthy();
});

it('does not close the chat that is being opened when the one before it is deleted elsewhere', async () => {
  const { environment, gateway, address } = await renderMessenger('?selectedChat=a');
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('a'), chat('b')]));
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', {}));
  await screen.findByRole('log');
  await userEvent.click(row('b').querySelector('a') ?? document.body);
  expect(address()).toBe('/profile/messages?selectedChat=b');
  await deleteElsewhere(environment);
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
