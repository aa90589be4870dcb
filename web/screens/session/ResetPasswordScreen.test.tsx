import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

beforeEach(() => sessionStorage.clear());

it('asks for no password if the link is incomplete, but offers a new link (P-37)', async () => {
  await renderPage(<ResetPasswordScreen />, { path: '/reset-password' });
  expect(screen.getByText("This link doesn't work. Request a new one.")).toBeDefined();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
});

it('asks for a password once a whole link is opened in the same tab (P-37)', async () => {
  const { goTo } = await renderPage(<ResetPasswordScreen />, { path: '/reset-password' });
  await goTo('/reset-password#token');
  expect(screen.getByLabelText('Password')).toBeDefined();
});
