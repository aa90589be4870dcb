import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showSettings, WAITING } from '../testing/settingsPage.tsx';

it('takes no other code while one is verified, because the answer is about that one', async () => {
  const shown = await showSettings({ whatsApp: { recipient: null, pending: WAITING, removed: null } });
  const code = await shown.whatsApp().findByLabelText<HTMLInputElement>('Verification code');
  fireEvent.change(code, { target: { value: '407915' } });
  await userEvent.type(code, '{Backspace}6');
  expect(code.value).toBe('407915');
  await act(async () => shown.answer({ errors: [{ code: 'WRONG_CODE' }] }));
  await userEvent.type(code, '{Backspace}6');
  expect(shown.sent().input).toMatchObject({ code: '407916' });
});
