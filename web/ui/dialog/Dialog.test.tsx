import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { Button } from '../Button.tsx';
import { RadioGroup } from '../Choices.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from '../Field.tsx';

it('starts at its first field that can be filled in (P-17)', async () => {
  await renderPage(
    <Dialog title="Story" onClose={() => undefined}>
      <TextField label="Link" readOnly defaultValue="x" />
      <TextField label="Name" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('starts at the selected choice of a group (P-17)', async () => {
  const choices = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  await renderPage(
    <Dialog title="Deal" onClose={() => undefined}>
      <RadioGroup legend="Won" choices={choices} value="no" onChange={() => undefined} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('No'));
});

it('cannot be closed while it is busy, because only it shows the outcome', async () => {
  const close = vi.fn<() => void>();
  const dialog = (isBusy: boolean) => (
    <Dialog title="Purchase" isBusy={isBusy} onClose={close} footer={<Button onClick={close}>Cancel</Button>}>
      <p>$100</p>
    </Dialog>
  );
  const { unmount } = await renderPage(dialog(true));
  await userEvent.keyboard('{Escape}');
  for (const name of ['Cancel', 'Close']) await userEvent.click(screen.getByRole('button', { name }));
  expect(close).not.toHaveBeenCalled();
  unmount();
  await renderPage(dialog(false));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
});

it('stays open when Escape discards a candidate of an input method', async () => {
  const close = vi.fn<() => void>();
  await renderPage(
    <Dialog title="Story" onClose={close}>
      <TextField label="Name" />
    </Dialog>,
  );
  const field = screen.getByLabelText('Name');
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229, isComposing: true });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(close).toHaveBeenCalledOnce();
});

it('returns the focus to the place of its opener if its action has removed that', async () => {
  function Rows() {
    const [state, setState] = useState<'closed' | 'open' | 'deleted' | 'closedAgain'>('closed');
    return (
      <main tabIndex={-1}>
        {(state === 'closed' || state === 'open') && <Button onClick={() => setState('open')}>Delete row</Button>}
        {(state === 'open' || state === 'deleted') && (
          <Dialog
            title="Delete?"
            onClose={() => setState('closedAgain')}
            footer={<Button onClick={() => setState('deleted')}>Delete</Button>}
          >
            text
          </Dialog>
        )}
      </main>
    );
  }
  await renderPage(<Rows />);
  for (const name of ['Delete row', 'Delete', 'Close']) await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus in the page if no button opened it (QRY-15)', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <main tabIndex={-1}>{isOpen && <Dialog title="Score" onClose={() => setOpen(false)} children="3.8" />}</main>
    );
  }
  await renderPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
