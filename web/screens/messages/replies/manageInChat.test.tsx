import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { chat, VIEWER_ID } from '../testing/answers.ts';
import { renderOpenChat } from '../testing/renderMessenger.tsx';
// Lazy chunks; importing them here makes them available at once.
import './ManageReplies.tsx';
import './RepliesButton.tsx';
import './ReplyPicker.tsx';

const REPLY = { __typename: 'SavedReply', id: 'reply-1', title: 'Hello', text: 'How can we help?', revision: 'r1' };

function viewer(rest: object) {
  return { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, savedReplies: [REPLY], ...rest } } };
}

/** Opens a chat and the list of its saved replies. */
async function openReplies() {
  const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
  await gateway.answer('useHasRepliesQuery', viewer({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Saved replies' }));
  await waitFor(() => expect(gateway.isRunning('ReplyPickerQuery')).toBe(true));
  await gateway.answer('ReplyPickerQuery', viewer({ agency: null }));
  return gateway;
}

/** Inserts replies like a browser, as the command of an editor. React does not notice happy-dom's `setRangeText`. */
function insertLikeBrowser(): void {
  const execCommand = (_command: string, _showUi: boolean, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /Message to/ }), { target: { value } });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
}

async function closeByLead(gateway: Awaited<ReturnType<typeof openReplies>>): Promise<void> {
  await gateway.push('useChatEventsSubscription', {
    chatEvents: { __typename: 'ChatUpdated', cursor: 'c1', chat: { ...chat('a'), leadReadAt: null, isClosed: true } },
  });
}

it('a saved reply stays open when the lead closes the chat meanwhile (EXT-11)', async () => {
  const gateway = await openReplies();
  await userEvent.click(await screen.findByRole('button', { name: 'Manage saved replies' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(name, 'Typed');
  await closeByLead(gateway);
  expect(screen.getByText(/closed this chat/)).toBeTruthy();
  expect([name.isConnected, name.value]).toEqual([true, 'Typed']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
});

it('the chat keeps the focus if the lead closes it while a reply is searched for (PLT-11)', async () => {
  const gateway = await openReplies();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Find a reply' }));
  await closeByLead(gateway);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat with Lead a' }));
});

it('what is typed after the slash while the replies load is searched for, and replaced by the reply (EXT-11)', async () => {
  insertLikeBrowser();
  const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
  const other = { ...REPLY, id: 'reply-2', title: 'Prices', text: 'They start at $500.' };
  await gateway.answer('useHasRepliesQuery', viewer({}));
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message to/ });
  await userEvent.type(composer, '/pri');
  await waitFor(() => expect(gateway.isRunning('ReplyPickerQuery')).toBe(true));
  await gateway.answer('ReplyPickerQuery', viewer({ savedReplies: [REPLY, other], agency: null }));
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a reply' });
  expect([search.value, search.selectionStart, document.activeElement]).toEqual(['pri', 3, search]);
  await userEvent.keyboard('{Enter}');
  expect(composer.value).toBe('They start at $500.');
});

it('what is typed after a slash is never sent with Enter, neither while the replies load nor with their list open (EXT-11)', async () => {
  insertLikeBrowser();
  const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
  await gateway.answer('useHasRepliesQuery', viewer({}));
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message to/ });
  await userEvent.type(composer, '/hel{Enter}');
  await waitFor(() => expect(gateway.isRunning('ReplyPickerQuery')).toBe(true));
  expect(composer.value).toBe('/hel');
  await gateway.answer('ReplyPickerQuery', viewer({ agency: null }));
  const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a reply' });
  expect([search().value, document.activeElement]).toEqual(['hel', search()]);

  await userEvent.type(composer, '{Enter}');
  expect(composer.value).toBe('/hel');

  await userEvent.clear(composer);
  await userEvent.type(composer, '/');
  expect([search().value, document.activeElement]).toEqual(['', search()]);
  await userEvent.keyboard('hello{Enter}');
  expect(composer.value).toBe('How can we help?');
});

it.each([
  ['what was typed', async () => void (await openReplies()), 'Good morning'],
  [
    'a search for a reply that still loads',
    async () => {
      const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }] });
      await gateway.answer('useHasRepliesQuery', viewer({}));
    },
    '/hel',
  ],
])('Escape in the message field closes only the list of replies, and keeps %s (EXT-11)', async (_case, open, text) => {
  await open();
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message to/ });
  const toggle = await screen.findByRole('button', { name: 'Saved replies' });
  const isOpen = () => toggle.getAttribute('aria-expanded');
  await userEvent.type(composer, text);
  expect(isOpen()).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), document.activeElement, composer.value]).toEqual(['false', composer, text]);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('log'));
});
