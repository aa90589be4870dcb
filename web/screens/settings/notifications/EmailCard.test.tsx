import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showNotifications } from './testing/notificationsPage.tsx';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const saved = { isConsented: true, values: ['mara@kestrelvale.example'] };

it('saves addresses and consent, and says so (RST-54, NTC-01)', async () => {
  const { email, sent, answer } = await showNotifications();
  expect(email().getByText('1 of 3 addresses')).toBeDefined();
  fireEvent.click(email().getByRole('button', { name: 'Add address' }));
  fireEvent.change(email().getByLabelText('Email address 2'), { target: { value: 'leads@kestrelvale.example' } });
  fireEvent.click(email().getByRole('button', { name: 'Save email settings' }));
  const values = ['mara@kestrelvale.example', 'leads@kestrelvale.example'];
  expect(sent()).toEqual({ name: 'useSaveEmailSettingsMutation', input: { isConsented: true, values } });
  await act(async () => answer({ errors: [] }, { emailSettings: { isConsented: true, values } }));
  expect(screen.getByText('Email settings saved.')).toBeDefined();
  expect(email().getByText('2 of 3 addresses')).toBeDefined();
  expect(localStorage.length).toBe(0);
});

it('shows only the first error, next to its field, which gets the focus (VAL-27, VAL-28, VAL-30)', async () => {
  const { email } = await showNotifications();
  const save = () => fireEvent.click(email().getByRole('button', { name: 'Save email settings' }));
  fireEvent.click(email().getByRole('checkbox'));
  fireEvent.change(email().getByLabelText('Email address 1'), { target: { value: ' ' } });
  save();
  expect(email().getByText('Enter at least one email address.')).toBeDefined();
  expect(email().queryByText(/^Select this box/)).toBeNull();
  expect(document.activeElement).toBe(email().getByLabelText('Email address 1'));
  fireEvent.change(email().getByLabelText('Email address 1'), { target: { value: 'mara@kestrelvale' } });
  expect(email().queryByText('Enter at least one email address.')).toBeNull();
  save();
  expect(email().getByText(/^Enter full addresses, such as/)).toBeDefined();
  fireEvent.change(email().getByLabelText('Email address 1'), { target: { value: 'mara@kestrelvale.example' } });
  save();
  expect(email().getByText(/^Select this box/)).toBeDefined();
  expect(document.activeElement).toBe(email().getByRole('checkbox'));
});

it('an empty list and an unticked box report only the missing address (VAL-30)', async () => {
  const { email } = await showNotifications({ emailSettings: { isConsented: false, values: [] } });
  fireEvent.click(email().getByRole('button', { name: 'Save email settings' }));
  expect(email().getByText('Enter at least one email address.')).toBeDefined();
  expect(email().queryByText(/^Select this box/)).toBeNull();
});

it('allows at most three addresses (VAL-29)', async () => {
  const { email } = await showNotifications({
    emailSettings: { isConsented: true, values: ['a@b.de', 'b@b.de', 'c@b.de'] },
  });
  expect(email().queryByRole('button', { name: 'Add address' })).toBeNull();
  fireEvent.click(email().getByRole('button', { name: 'Remove b@b.de' }));
  expect(
    email()
      .getAllByRole('textbox')
      .map((input) => (input as HTMLInputElement).value),
  ).toEqual(['a@b.de', 'c@b.de']);
});

it("the server's refusal is shown next to its field", async () => {
  const { email, answer } = await showNotifications();
  fireEvent.click(email().getByRole('button', { name: 'Save email settings' }));
  await act(async () => answer({ viewer: null, errors: [{ code: 'EMAIL_FORMAT', path: ['values', '0'] }] }));
  expect(email().getByText(/^Enter full addresses, such as/)).toBeDefined();
});

it('a failed save keeps what was entered, and says so (ERR-06)', async () => {
  const { email, environment } = await showNotifications();
  fireEvent.change(email().getByLabelText('Email address 1'), { target: { value: 'new@kestrelvale.example' } });
  fireEvent.click(email().getByRole('button', { name: 'Save email settings' }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  expect(email().getByRole('alert').textContent).toMatch(/^Your changes aren't saved yet, but nothing is lost\./);
  expect(email().getByLabelText<HTMLInputElement>('Email address 1').value).toBe('new@kestrelvale.example');
});

it('typed addresses survive a reload, and can be discarded (EXT-05)', async () => {
  const first = await showNotifications();
  fireEvent.change(first.email().getByLabelText('Email address 1'), { target: { value: 'new@kestrelvale' } });
  first.page.unmount();
  const { email } = await showNotifications({ emailSettings: saved });
  expect(email().getByLabelText<HTMLInputElement>('Email address 1').value).toBe('new@kestrelvale');
  fireEvent.click(email().getByRole('button', { name: 'Discard them' }));
  expect(email().getByLabelText<HTMLInputElement>('Email address 1').value).toBe('mara@kestrelvale.example');
  expect(localStorage.length).toBe(0);
});

it('a failure to read the addresses does not affect the number and the other settings', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { whatsApp } = await showNotifications({ failing: 'emailSettings' });
  expect(screen.queryByRole('form', { name: 'Email' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(whatsApp().getByText('No number yet')).toBeDefined();
});
