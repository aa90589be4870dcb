import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deletedBody, message } from '../testing/answers.ts';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

describe("deleting one's own message", () => {
  it('asks for confirmation and leaves a placeholder (O-46)', async () => {
    const messages = [
      { id: 'm1', minute: 1 },
      { id: 'm2', minute: 2, sender: 'AGENCY' as const },
    ];
    const { gateway } = await renderOpenChat('a', { messages });
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    expect(gateway.isRunning('DeleteMessageDialogMutation')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete message' }));
    expect(gateway.variablesOf('DeleteMessageDialogMutation')).toEqual({ input: { messageId: 'm2' } });
    await gateway.answer('DeleteMessageDialogMutation', {
      data: {
        deleteMessage: { message: message({ id: 'm2', minute: 2, sender: 'AGENCY', body: deletedBody() }), errors: [] },
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('This message was deleted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')));
  });

  it('says in the dialog that it failed, until it is sent again and finds nothing', async () => {
    const messages = [{ id: 'm1', minute: 1, sender: 'AGENCY' as const }];
    const { gateway } = await renderOpenChat('a', { messages });
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Delete message' }));
    await confirm();
    await gateway.fail('DeleteMessageDialogMutation', new Error('down'));
    expect(dialog.getByRole('alert').textContent).toBe('Something went wrong. Try again.');
    await confirm();
    expect(screen.queryByText('Something went wrong. Try again.')).toBeNull();
    await gateway.answer('DeleteMessageDialogMutation', {
      data: { deleteMessage: { message: null, errors: [{ code: 'MESSAGE_NOT_FOUND' }] } },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('This message no longer exists.')).toBeTruthy();
  });
});
