import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hasKept } from '../../../app/session/keptOfAccount.ts';
import { showSettings, VERIFIED, WAITING } from '../testing/settingsPage.tsx';

const none = { recipient: null, pending: null, removed: null };
const waiting = { recipient: null, pending: WAITING, removed: null };
const verified = { recipient: VERIFIED, pending: null, removed: null };

/** Opens the dialog, types a number and sends it. */
async function sendNumber(shown: Awaited<ReturnType<typeof showSettings>>, number: string): Promise<void> {
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Add number' }));
  const input = await waitFor(() => shown.dialog().getByLabelText('Phone number'));
  fireEvent.change(input, { target: { value: number } });
  fireEvent.blur(input);
  fireEvent.click(shown.dialog().getByRole('button', { name: 'Send code' }));
}

it('a number is added, then verified with its code (SCR-32, STA-59, STA-60, VAL-43)', async () => {
  const shown = await showSettings({ whatsApp: none });
  await sendNumber(shown, '+84912345678');
  expect(shown.dialog().getByLabelText<HTMLInputElement>('Phone number').value).toBe('+84 912 345 678');
  expect(shown.sent()).toEqual({ name: 'useAddNumberMutation', input: { number: '+84912345678' } });
  // Signing out asks before it deletes the typed number (ACC-02).
  expect(hasKept('viewer')).toBe(true);
  await act(async () => shown.answer({ recipient: WAITING, errors: [] }, { whatsApp: waiting }));
  expect(document.querySelector('dialog')).toBeNull();
  expect(shown.whatsApp().getByText(/^We sent a 6-digit code to \+84 912 345 678\./)).toBeDefined();
  const code = await waitFor(() => shown.whatsApp().getByLabelText('Verification code'));
  expect(document.activeElement).toBe(code);
  fireEvent.change(code, { target: { value: '407 91' } });
  expect(shown.sent().name).not.toBe('useVerifyNumberMutation');
  fireEvent.change(code, { target: { value: '407 915 and more' } });
  expect(shown.sent()).toEqual({
    name: 'useVerifyNumberMutation',
    input: { recipientId: 'waiting', code: '407915' },
  });
  const recipient = { ...WAITING, isSubscribed: true };
  await act(async () => shown.answer({ errors: [] }, { whatsApp: { recipient, pending: null, removed: null } }));
  expect(screen.getByText('+84 912 345 678 is verified')).toBeDefined();
  expect(shown.whatsApp().getByText('Verified')).toBeDefined();
  expect(shown.whatsApp().getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(shown.whatsApp().getByRole('heading', { name: 'WhatsApp' }));
});

it('an upstream that lists only verified numbers leads to the code too (STA-59)', async () => {
  const shown = await showSettings({ whatsApp: none });
  await sendNumber(shown, '+84912345678');
  await act(async () => shown.answer({ recipient: WAITING, errors: [] }));
  fireEvent.change(shown.whatsApp().getByLabelText('Verification code'), { target: { value: '407915' } });
  const recipient = { ...WAITING, isSubscribed: true };
  await act(async () => shown.answer({ errors: [] }, { whatsApp: { recipient, pending: null, removed: null } }));
  expect(shown.whatsApp().getByText('Verified')).toBeDefined();
  expect(shown.whatsApp().queryByLabelText('Verification code')).toBeNull();
});

it.each([
  ['', 'Enter your WhatsApp number.'],
  ['+84 91', 'Enter a full phone number with its country code.'],
  // Numbers have at most fifteen digits, but fewer in this country.
  ['+84 9123456781234', 'Enter a full phone number with its country code.'],
])('the number %j is refused before it is sent: %s (STA-62)', async (number, text) => {
  const shown = await showSettings({ whatsApp: none });
  await sendNumber(shown, number);
  expect(shown.dialog().getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(shown.dialog().getByLabelText('Phone number'));
});

it('a number in use gets its own message, any other failure a general one (ERR-02, ERR-03, STA-62)', async () => {
  const shown = await showSettings({ whatsApp: none });
  await sendNumber(shown, '+84912345678');
  await act(async () =>
    shown.answer({ recipient: null, viewer: null, errors: [{ code: 'NUMBER_IN_USE', retryAfterSeconds: null }] }),
  );
  expect(shown.dialog().getByText(/^This number is already in use\./)).toBeDefined();
  fireEvent.click(shown.dialog().getByRole('button', { name: 'Send code' }));
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new Error('down')));
  expect(shown.dialog().getByRole('alert').textContent).toBe('Something went wrong. Try again.');
  expect(shown.dialog().getByLabelText<HTMLInputElement>('Phone number').value).toBe('+84 912 345 678');
});

it('a code whose response was lost can be entered, although another one cannot be sent yet', async () => {
  const shown = await showSettings({ whatsApp: none });
  await sendNumber(shown, '+84912345678');
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new Error('lost')));
  fireEvent.click(shown.dialog().getByRole('button', { name: 'Send code' }));
  const resendAt = new Date(Date.now() + 42_000).toISOString();
  const recipient = { ...WAITING, resendAt };
  const refusal = { code: 'TOO_MANY_CODES', retryAfterSeconds: 42 };
  await act(async () => shown.answer({ recipient, errors: [refusal] }, { whatsApp: { ...none, pending: recipient } }));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(shown.whatsApp().getByLabelText('Verification code'));
  expect(shown.whatsApp().getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(true);
});

it.each([
  ['WRONG_CODE', /^That code isn't right\./],
  ['NOT_APPROVED', /^This number wasn't approved\./],
  ['NUMBER_IN_USE', /^This number is already in use\./],
])(
  'the refusal %s of a code is shown next to its field, which keeps the focus (ERR-01, VAL-42)',
  async (code, text) => {
    const shown = await showSettings({ whatsApp: waiting });
    const input = await waitFor(() => shown.whatsApp().getByLabelText('Verification code'));
    expect(document.activeElement).not.toBe(input);
    fireEvent.change(input, { target: { value: '000000' } });
    await act(async () => shown.answer({ viewer: null, errors: [{ code, retryAfterSeconds: null }] }));
    expect(shown.whatsApp().getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  },
);

it('a code without six digits is rejected at once (STA-62)', async () => {
  const shown = await showSettings({ whatsApp: waiting });
  const input = await waitFor(() => shown.whatsApp().getByLabelText('Verification code'));
  fireEvent.change(input, { target: { value: '40791' } });
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Verify number' }));
  expect(shown.whatsApp().getByText(/^That code isn't right\./)).toBeDefined();
  expect(shown.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain(
    'useVerifyNumberMutation',
  );
});

it('another code can be sent once the countdown is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const resendAt = new Date(Date.now() + 42_000).toISOString();
  const shown = await showSettings({ whatsApp: { ...none, pending: { ...WAITING, resendAt } } });
  await act(async () => undefined);
  const resend = () => shown.whatsApp().getByRole<HTMLButtonElement>('button', { name: 'Send a new code' });
  expect(resend().disabled).toBe(true);
  expect(shown.whatsApp().getByText(/^in 0:4[12]$/)).toBeDefined();
  await act(async () => vi.advanceTimersByTime(42_000));
  expect(resend().disabled).toBe(false);
  fireEvent.click(resend());
  expect(shown.sent()).toEqual({ name: 'useAddNumberMutation', input: { number: '+84912345678' } });
  const again = { ...WAITING, resendAt: new Date(Date.now() + 60_000).toISOString() };
  await act(async () => shown.answer({ recipient: again, errors: [] }, { whatsApp: { ...none, pending: again } }));
  expect(shown.whatsApp().getByText('New code sent.')).toBeDefined();
  expect(shown.whatsApp().getByText('in 1:00')).toBeDefined();
});

it.each([
  [1_800, /^in (30:00|29:59)$/],
  // A number gets at most six codes a day.
  [86_400, /^in (24:00:00|23:59:59)$/],
])('after too many codes, the countdown is the one the server returned: %i s', async (retryAfterSeconds, text) => {
  const shown = await showSettings({ whatsApp: waiting });
  await waitFor(() => shown.whatsApp().getByLabelText('Verification code'));
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Send a new code' }));
  const refusal = { code: 'TOO_MANY_CODES', retryAfterSeconds };
  await act(async () => shown.answer({ recipient: WAITING, errors: [refusal] }, { whatsApp: waiting }));
  expect(shown.whatsApp().getByText(/^You've asked for too many codes\./)).toBeDefined();
  expect(shown.whatsApp().queryByText('New code sent.')).toBeNull();
  expect(shown.whatsApp().getByText(text)).toBeDefined();
});

it('notifications are switched off, and the number stays verified (STA-71)', async () => {
  const shown = await showSettings({ whatsApp: verified });
  fireEvent.click(shown.whatsApp().getByRole('switch', { name: 'WhatsApp notifications' }));
  expect(shown.sent()).toEqual({
    name: 'useWhatsAppSwitchMutation',
    input: { recipientId: 'used', isSubscribed: false },
  });
  const off = { recipient: { ...VERIFIED, isSubscribed: false }, pending: null, removed: null };
  await act(async () => shown.answer({ errors: [] }, { whatsApp: off }));
  expect(shown.whatsApp().getByRole('switch').getAttribute('aria-checked')).toBe('false');
  expect(shown.whatsApp().getByText('Verified')).toBeDefined();
  expect(shown.whatsApp().getByText('Notifications are off')).toBeDefined();
});

it.each([
  ['an upstream that forgets it', none],
  [
    'an upstream that keeps it without notifications',
    { recipient: { ...VERIFIED, isSubscribed: false }, pending: null, removed: null },
  ],
])('a removed number can be added again or restored: %s (STA-61)', async (_name, after) => {
  const shown = await showSettings({ whatsApp: verified });
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Remove' }));
  expect(shown.sent()).toEqual({ name: 'useWhatsAppRemoveMutation', input: { recipientId: 'used' } });
  await act(async () => shown.answer({ errors: [] }, { whatsApp: after }));
  expect(shown.whatsApp().getByText('Number removed')).toBeDefined();
  expect(document.activeElement).toBe(shown.whatsApp().getByRole('heading', { name: 'WhatsApp' }));
  expect(shown.whatsApp().getByText('We no longer send messages to +49 170 5550182.')).toBeDefined();
  expect(shown.whatsApp().getByRole('button', { name: 'Add number' })).toBeDefined();
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Undo' }));
  expect(shown.sent().input).toEqual({ recipientId: 'used', isSubscribed: true });
  await act(async () => shown.answer({ errors: [] }, { whatsApp: verified }));
  expect(shown.whatsApp().getByText('Verified')).toBeDefined();
});

it('a number removed before a reload can still be restored (STA-61)', async () => {
  const shown = await showSettings({ whatsApp: { ...none, removed: VERIFIED } });
  expect(shown.whatsApp().getByText('Number removed')).toBeDefined();
  expect(shown.whatsApp().getByRole('button', { name: 'Add number' })).toBeDefined();
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Undo' }));
  expect(shown.sent()).toEqual({
    name: 'useWhatsAppSwitchMutation',
    input: { recipientId: 'used', isSubscribed: true },
  });
});

it('a refused switch is a notice', async () => {
  const shown = await showSettings({ whatsApp: verified });
  fireEvent.click(shown.whatsApp().getByRole('switch'));
  await act(async () => shown.answer({ viewer: null, errors: [{ code: 'RECIPIENT_NOT_FOUND' }] }));
  expect(screen.getByText(/^This number is no longer in your settings\./)).toBeDefined();
});

it('a failure is not shown any longer once it was tried again (NTC-04)', async () => {
  const shown = await showSettings({ whatsApp: verified });
  const press = () => fireEvent.click(shown.whatsApp().getByRole('switch'));
  press();
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new Error('down')));
  expect(screen.getByText('Something went wrong. Try again.')).toBeDefined();
  press();
  await act(async () => shown.answer({ errors: [] }));
  expect(screen.queryByText('Something went wrong. Try again.')).toBeNull();
});

it('a verified number stays in use while another one waits for its code', async () => {
  const shown = await showSettings({ whatsApp: { ...waiting, recipient: VERIFIED } });
  expect(shown.whatsApp().getByText('Until you enter it, notifications go to +49 170 5550182.')).toBeDefined();
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Cancel' }));
  expect(shown.sent().input).toEqual({ recipientId: 'waiting' });
  await act(async () => shown.answer({ errors: [] }, { whatsApp: verified }));
  expect(shown.whatsApp().getByText('+49 170 5550182')).toBeDefined();
  expect(document.activeElement).toBe(shown.whatsApp().getByRole('heading', { name: 'WhatsApp' }));
});

it('a number typed before a reload is still there (EXT-05)', async () => {
  const first = await showSettings({ whatsApp: none });
  await sendNumber(first, '+84 91');
  first.page.unmount();
  const shown = await showSettings({ whatsApp: none });
  fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Add number' }));
  const input = await waitFor(() => shown.dialog().getByLabelText('Phone number'));
  expect((input as HTMLInputElement).value).toBe('+84 91');
});

it.each([
  ['FREE', ['OWNER'], false],
  ['FREE', ['LEAD_RECIPIENT'], true],
  ['TRIAL', ['OWNER'], true],
])('a %s account with %j can add a number: %s (ACC-14)', async (status, roles, isIncluded) => {
  const shown = await showSettings({ whatsApp: none, status, roles });
  expect(shown.whatsApp().queryByRole('button', { name: 'Add number' }) !== null).toBe(isIncluded);
});
