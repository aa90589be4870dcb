import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showSettings } from './testing/settingsPage.tsx';

function tryAgain(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Try again' });
}

it.each(['profile', 'emailSettings', 'whatsApp', 'accessTokens', 'webhooks'])(
  'one retry shows %s that could not be read, once its response has arrived (RTE-19)',
  async (failing) => {
    // React logs the error that the boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment, answerRead } = await showSettings({ failing });
    const before = environment.mock.getAllOperations().length;
    fireEvent.click(tryAgain() ?? document.body);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(before + 1));
    expect(tryAgain()).not.toBeNull();
    await act(async () => answerRead());
    await waitFor(() => expect(tryAgain()).toBeNull());
  },
);

it.each([
  ['emailSettings', 'Email'],
  ['whatsApp', 'WhatsApp'],
])(
  'after a retry of %s by keyboard, the focus is on its heading, not on a button that removes something',
  async (failing, heading) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment, answerRead } = await showSettings({ failing });
    const before = environment.mock.getAllOperations().length;
    tryAgain()?.focus();
    fireEvent.click(tryAgain() ?? document.body);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(before + 1));
    await act(async () => answerRead());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
  },
);
