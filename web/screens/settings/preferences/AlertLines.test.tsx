import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AlertLines } from './AlertLines.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows notifications as on only while the browser allows them (EXT-14)', async () => {
  let permission: NotificationPermission = 'granted';
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  const { unmount } = await renderPage(<AlertLines />);
  const choice = () => screen.getByRole('switch', { name: /Desktop notifications/ });
  await userEvent.click(choice());
  expect(choice().getAttribute('aria-checked')).toBe('true');
  unmount();

  permission = 'denied';
  await renderPage(<AlertLines />);
  expect(choice().getAttribute('aria-checked')).toBe('false');
  await userEvent.click(choice());
  expect(choice().getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/doesn't allow notifications/)).toBeDefined();
});
