import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { hasKept } from '../../../app/session/keptOfAccount.ts';
import { showSettings } from '../testing/settingsPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const saved = { isConsented: true, values: ['mara@kestrelvale.example'] };

type Email = Awaited<ReturnType<typeof showSettings>>['email'];

function typeAddress(email: Email, value: string): void {
  fireEvent.change(email().getByLabelText('Add address'), { target: { value } });
}

function press(email: Email, name: string): void {
  fireEvent.click(email().getByRole('button', { name }));
}

function addressesOf(email: Email): readonly (string | undefined)[] {
  return email()
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));
}

it('saves addresses and consent, and says so (RST-54, NTC-01)', async () => {
  const { email, sent, answer } = await showSettings();
  expect(email().getByRole('status').textContent).toBe('1 of 3 addresses');
  typeAddress(email, ' Leads@kestrelvale.example');
  press(email, 'Add');
  await waitFor(() => expect(document.activeElement).toBe(email().getByLabelText('Add address')));
  expect(email().getByLabelText<HTMLInputElement>('Add address').value).toBe('');
  expect(email().getAllByText('Not saved yet')).toHaveLength(1);
  press(email, 'Save email settings');
  const values = ['mara@kestrelvale.example', 'leads@kestrelvale.example'];
  expect(sent()).toEqual({
    name: 'useSaveEmailSettingsMutation',
    input: { isConsented: true, values, revision: 'R1' },
  });
  await act(async () => answer({ errors: [] }, { emailSettings: { isConsented: true, values } }));
  expect(screen.getByText('Email settings saved.')).toBeDefined();
  expect(email().getByText('2 of 3 addresses')).toBeDefined();
  expect(addressesOf(email)).toEqual(values);
  expect(email().queryByText('Not saved yet')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('accepts no changes while it is saved, so that none are lost (EXT-05)', async () => {
  const { email, answer } = await showSettings();
  const field = () => email().getByLabelText<HTMLInputElement>('Add address');
  typeAddress(email, 'leads@kestrelvale.example');
  press(email, 'Save email settings');
  await userEvent.type(field(), '.late');
  expect(field().value).toBe('leads@kestrelvale.example');
  const values = ['mara@kestrelvale.example', 'leads@kestrelvale.example'];
  await act(async () => answer({ errors: [] }, { emailSettings: { isConsented: true, values } }));
  await userEvent.type(field(), 'late@kestrelvale.example');
  expect(field().value).toBe('late@kestrelvale.example');
});

it('a typed address is saved even if it was not added first', async () => {
  const { email, sent } = await showSettings();
  typeAddress(email, 'leads@kestrelvale.example');
  press(email, 'Save email settings');
  const values = ['mara@kestrelvale.example', 'leads@kestrelvale.example'];
  expect(sent().input).toEqual({ isConsented: true, values, revision: 'R1' });
});

it.each(['', 'mara@kestrelvale', 'MARA@kestrelvale.example'])(
  'does not add %j, and says so next to its field',
  async (typed) => {
    const { email } = await showSettings();
    typeAddress(email, typed);
    press(email, 'Add');
    const field = email().getByLabelText('Add address');
    expect(email().getByText(/^Enter full addresses, such as/).parentElement?.id).toBe(
      field.getAttribute('aria-describedby'),
    );
    expect(document.activeElement).toBe(field);
    expect(addressesOf(email)).toEqual(['mara@kestrelvale.example']);
  },
);

it('shows only the first error, next to its field, which gets the focus (VAL-27, VAL-28, VAL-30)', async () => {
  const { email } = await showSettings();
  fireEvent.click(email().getByRole('checkbox'));
  press(email, 'Remove mara@kestrelvale.example');
  press(email, 'Save email settings');
  expect(email().getByText('Enter at least one email address.')).toBeDefined();
  expect(email().queryByText(/^Select this box/)).toBeNull();
  expect(document.activeElement).toBe(email().getByLabelText('Add address'));
  typeAddress(email, 'mara@kestrelvale');
  expect(email().queryByText('Enter at least one email address.')).toBeNull();
  press(email, 'Save email settings');
  expect(email().getByText(/^Enter full addresses, such as/)).toBeDefined();
  typeAddress(email, 'mara@kestrelvale.example');
  press(email, 'Save email settings');
  expect(email().getByText(/^Select this box/)).toBeDefined();
  const consent = email().getByRole('checkbox');
  expect(document.activeElement).toBe(consent);
  const described = document.getElementById(consent.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Select this box/);
  // A group around it with the same name would be announced as well.
  expect(email().getAllByRole('group')).toHaveLength(1);
});

it('an empty list and an unticked box report only the missing address (VAL-30)', async () => {
  const { email } = await showSettings({ emailSettings: { isConsented: false, values: [] } });
  press(email, 'Save email settings');
  expect(email().getByText('Enter at least one email address.')).toBeDefined();
  expect(email().queryByText(/^Select this box/)).toBeNull();
});

it('leaves the Enter that confirms a candidate in Safari to the input method', async () => {
  const { email } = await showSettings();
  typeAddress(email, 'leads@kestrelvale.example');
  fireEvent.keyDown(email().getByLabelText('Add address'), { key: 'Enter', keyCode: 229 });
  expect(addressesOf(email)).toEqual(saved.values);
});

it('allows at most three addresses (VAL-29)', async () => {
  const { email } = await showSettings({ emailSettings: { isConsented: true, values: ['a@b.de', 'b@b.de'] } });
  typeAddress(email, 'c@b.de');
  fireEvent.keyDown(email().getByLabelText('Add address'), { key: 'Enter' });
  expect(email().queryByLabelText('Add address')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(email().getByRole('checkbox')));
  press(email, 'Remove b@b.de');
  await waitFor(() => expect(document.activeElement).toBe(email().getByLabelText('Add address')));
  expect(addressesOf(email)).toEqual(['a@b.de', 'c@b.de']);
});

it("the server's refusal is shown next to its address", async () => {
  const { email, answer } = await showSettings();
  press(email, 'Save email settings');
  await act(async () => answer({ viewer: null, errors: [{ code: 'EMAIL_FORMAT', path: ['values', '0'] }] }));
  const remove = email().getByRole('button', { name: 'Remove mara@kestrelvale.example' });
  expect(email().getByText(/^Enter full addresses, such as/).parentElement?.id).toBe(
    remove.getAttribute('aria-describedby'),
  );
  expect(document.activeElement).toBe(remove);
});

it.each([null, ['plan']])('a refusal of no field of the form (%j) is a failed save (ERR-06)', async (path) => {
  const { email, answer } = await showSettings();
  typeAddress(email, 'new@kestrelvale.example');
  press(email, 'Save email settings');
  await act(async () => answer({ viewer: null, errors: [{ code: 'INVALID_VALUE', path }] }));
  expect(email().getByRole('alert').textContent).toMatch(/^Your changes aren't saved yet, but nothing is lost\./);
  expect(email().queryByText(/^Enter full addresses/)).toBeNull();
  expect(email().getByLabelText<HTMLInputElement>('Add address').value).toBe('new@kestrelvale.example');
});

it('a failed save keeps what was entered, and says so instead of the success before it (ERR-06)', async () => {
  const { email, environment, answer } = await showSettings();
  press(email, 'Save email settings');
  await act(async () => answer({ errors: [] }));
  typeAddress(email, 'new@kestrelvale.example');
  press(email, 'Save email settings');
  expect(screen.getByText('Email settings saved.')).toBeDefined();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  expect(email().getByRole('alert').textContent).toMatch(/^Your changes aren't saved yet, but nothing is lost\./);
  expect(screen.queryByText('Email settings saved.')).toBeNull();
  expect(email().getByLabelText<HTMLInputElement>('Add address').value).toBe('new@kestrelvale.example');
});

it('keeps the changes of both when somebody else saved the settings meanwhile', async () => {
  const { email, sent, answer } = await showSettings({
    emailSettings: { isConsented: true, values: ['mara@kestrelvale.example', 'old@kestrelvale.example'] },
  });
  press(email, 'Remove old@kestrelvale.example');
  typeAddress(email, 'new@kestrelvale.example');
  press(email, 'Save email settings');
  const theirs = ['mara@kestrelvale.example', 'old@kestrelvale.example', 'theirs@kestrelvale.example'];
  await act(async () =>
    answer(
      { errors: [{ code: 'SETTINGS_CHANGED', path: null }] },
      { emailSettings: { isConsented: true, values: theirs, revision: 'R2' } },
    ),
  );
  expect(email().getByRole('alert').textContent).toMatch(/^These settings were saved elsewhere while you/);
  expect(addressesOf(email)).toEqual(['mara@kestrelvale.example', 'theirs@kestrelvale.example']);
  expect(email().getByLabelText<HTMLInputElement>('Add address').value).toBe('new@kestrelvale.example');
  press(email, 'Save email settings');
  const values = ['mara@kestrelvale.example', 'theirs@kestrelvale.example', 'new@kestrelvale.example'];
  expect(sent().input).toEqual({ isConsented: true, values, revision: 'R2' });
  await act(async () => answer({ errors: [] }, { emailSettings: { isConsented: true, values, revision: 'R3' } }));
  expect(email().queryByRole('alert')).toBeNull();
  expect(addressesOf(email)).toEqual(values);
  expect(localStorage.length).toBe(0);
});

it('asks to remove an address if those of both are too many (VAL-29)', async () => {
  const shown = { emailSettings: { isConsented: true, values: ['a@b.de', 'b@b.de'] } };
  const { email, answer } = await showSettings(shown);
  typeAddress(email, 'mine@b.de');
  press(email, 'Add');
  press(email, 'Save email settings');
  await act(async () =>
    answer(
      { errors: [{ code: 'SETTINGS_CHANGED', path: null }] },
      { emailSettings: { isConsented: true, values: ['a@b.de', 'b@b.de', 'theirs@b.de'], revision: 'R2' } },
    ),
  );
  press(email, 'Save email settings');
  expect(email().getByText('You can list at most 3. Remove an address.')).toBeDefined();
  expect(addressesOf(email)).toEqual(['a@b.de', 'b@b.de', 'theirs@b.de', 'mine@b.de']);
});

it('an address that is removed and added again is where it was', async () => {
  const { email } = await showSettings({ emailSettings: { isConsented: true, values: ['a@b.de', 'b@b.de'] } });
  press(email, 'Remove a@b.de');
  typeAddress(email, 'A@b.de');
  press(email, 'Add');
  expect(addressesOf(email)).toEqual(['a@b.de', 'b@b.de']);
  expect(email().queryByText('Not saved yet')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('added and typed addresses survive a reload, and can be discarded (EXT-05)', async () => {
  const first = await showSettings();
  typeAddress(first.email, 'new@kestrelvale.example');
  press(first.email, 'Add');
  typeAddress(first.email, 'other@kestrelvale');
  // Signing out asks before it deletes them (ACC-02).
  expect(hasKept('viewer')).toBe(true);
  first.page.unmount();
  const { email } = await showSettings({ emailSettings: saved });
  expect(addressesOf(email)).toEqual(['mara@kestrelvale.example', 'new@kestrelvale.example']);
  expect(email().getByLabelText<HTMLInputElement>('Add address').value).toBe('other@kestrelvale');
  press(email, 'Discard them');
  expect(addressesOf(email)).toEqual(['mara@kestrelvale.example']);
  expect(email().getByLabelText<HTMLInputElement>('Add address').value).toBe('');
  expect(localStorage.length).toBe(0);
});

it('a failure to read the addresses does not affect the number and the other settings', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { whatsApp } = await showSettings({ failing: 'emailSettings' });
  expect(screen.queryByRole('form', { name: 'Email' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Email' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(whatsApp().getByText('No number yet')).toBeDefined();
});
