import { createRef } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
// A lazy chunk; importing it here makes it available at once.
import './ManageReplies.tsx';
import { ReplyPicker } from './ReplyPicker.tsx';

const REPLIES = [
  { id: 'reply-1', title: 'Hello', text: 'Hello, how can we help?', revision: 'r1' },
  { id: 'reply-2', title: 'Call', text: 'Shall we talk?', revision: 'r1' },
];

/** Opens the dialog and the first reply in it. */
async function show() {
  const onClose = vi.fn<() => void>();
  const { environment, goTo, address } = await renderPage(
    <ReplyPicker leadName="Ada" field={createRef()} onManage={vi.fn()} onClose={onClose} />,
  );
  const answer = (resolvers: MockPayloadGenerator.MockResolvers) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers));
      await Promise.resolve();
    });
  await answer({ Viewer: () => ({ id: 'viewer-1', savedReplies: REPLIES, agency: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Manage saved replies' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Hello/ }));
  const deletion = async (code: string | null) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete “Hello”' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { id: 'reply-1' } });
    const viewer = { id: 'viewer-1', savedReplies: REPLIES.slice(1) };
    await answer({ DeleteReplyPayload: () => ({ viewer, errors: code === null ? [] : [{ code }] }) });
  };
  const saving = async (code: string | null, savedReply: object | null = null) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    const { variables } = environment.mock.getMostRecentOperation().request;
    const viewer = { id: 'viewer-1', savedReplies: REPLIES.slice(1) };
    await answer({ SaveReplyPayload: () => ({ savedReply, viewer, errors: code === null ? [] : [{ code }] }) });
    return variables['input'] as { id: string | null; title: string };
  };
  return {
    environment,
    goTo,
    address,
    deletion,
    saving,
    onClose,
    title: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value,
  };
}

it('closes the opened reply once it is deleted', async () => {
  const { deletion, title } = await show();
  expect(title()).toBe('Hello');
  await deletion(null);
  expect(title()).toBe('');
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('offers to undo a deletion, again if that fails (EXT-11)', async () => {
  const { deletion, environment } = await show();
  await deletion(null);
  expect(screen.getByText('Reply deleted')).toBeDefined();
  const input = { id: null, title: 'Hello', text: 'Hello, how can we help?' };
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input });
    act(() => environment.mock.rejectMostRecentOperation(new Error('down')));
    await screen.findByText(/Something went wrong/);
  }
});

it('moves the focus to the next reply when one is deleted', async () => {
  const { deletion } = await show();
  await deletion(null);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete “Call”' })));
});

it.each([
  ['REPLY_NOT_FOUND', 'This reply has since been deleted.'],
  ['TEXT_REQUIRED', 'Something went wrong.'],
])('keeps the opened reply and shows the reason if it was not deleted: %s', async (code, text) => {
  const { deletion, title } = await show();
  await deletion(code);
  expect(title()).toBe('Hello');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(text);
});

it('asks before another page or chat replaces what was typed (EXT-05)', async () => {
  const { goTo, address, title } = await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' again');
  await goTo('/other');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect([address(), title()]).toEqual(['/', 'Hello again']);
  await goTo('/other');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/other'));
});

it('announces that a reply is saved', async () => {
  const { saving } = await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' again');
  const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
  expect(status()).toBe('');
  await saving(null, { ...REPLIES[0], title: 'Hello again' });
  expect(status()).toBe('Reply saved');
});

it('saves what was typed as a new reply if the opened one has been deleted elsewhere (EXT-11)', async () => {
  const { saving } = await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' again');
  expect(await saving('REPLY_NOT_FOUND')).toMatchObject({ id: 'reply-1', title: 'Hello again' });
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('This reply has since been deleted.');
  expect(screen.getByRole('heading', { name: 'New reply' })).toBeDefined();
  expect(await saving('TOO_MANY_REPLIES')).toMatchObject({ id: null, title: 'Hello again' });
});

it('takes over what was saved elsewhere, keeps what was typed, and then saves over it (EXT-11)', async () => {
  const { saving, title } = await show();
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' again');
  const newer = { id: 'reply-1', title: 'Theirs', text: 'Their text', revision: 'r2' };
  expect(await saving('REPLY_CHANGED', newer)).toMatchObject({ id: 'reply-1', title: 'Hello again', revision: 'r1' });
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(/^This reply was saved elsewhere/);
  expect([title(), text()]).toEqual(['Hello again', 'Their text']);
  const input = { id: 'reply-1', title: 'Hello again', text: 'Their text', revision: 'r2' };
  expect(await saving('REPLY_NOT_FOUND')).toEqual(input);
  expect(await saving('TOO_MANY_REPLIES')).toEqual({ ...input, id: null, revision: null });
});

it('Escape closes the list from each of its controls, but in the dialog only the dialog', async () => {
  const { onClose } = await show();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  const controls = [screen.getByRole('combobox'), ...screen.getAllByRole('button')];
  expect(controls).toHaveLength(3);
  // False: the key's default was prevented, so it does not close the chat as well.
  for (const control of controls) expect(fireEvent.keyDown(control, { key: 'Escape' })).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(3);
});
