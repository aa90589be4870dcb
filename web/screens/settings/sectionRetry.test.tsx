import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showNotifications } from './notifications/testing/notificationsPage.tsx';

function tryAgain(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Try again' });
}

it.each(['emailSettings', 'whatsApp', 'accessTokens', 'webhooks'])(
  'one retry shows %s that could not be read, once its response has arrived (RTE-19)',
  async (failing) => {
    // React logs the error that the boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answerRead } = await showNotifications({ failing });
    fireEvent.click(tryAgain() ?? document.body);
    await act(() => new Promise((done) => setTimeout(done)));
    expect(tryAgain()).not.toBeNull();
    await act(async () => answerRead());
    await vi.waitFor(() => expect(tryAgain()).toBeNull());
  },
);
