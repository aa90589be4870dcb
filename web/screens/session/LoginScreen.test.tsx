import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoAccount } from '../../app/page/shellSettings.ts';
import { NetworkError } from '../../relay/errors.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const leave = vi.fn<(url: string) => void>();

async function open(path: string, options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(<LoginScreen />, { path, ...options });
  const fill = (email: string, password: string) => {
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  const answer = (signIn: { viewer: { id: string } | null; errors: object[] }) =>
    act(async () => {
      const operation = page.environment.mock.getMostRecentOperation();
      page.environment.mock.resolve(operation, { data: { signIn } });
      await Promise.resolve();
    });
  return { ...page, fill, answer };
}

function valueOf(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

describe('sign in', () => {
  beforeEach(() => {
    leave.mockClear();
    vi.spyOn(window.location, 'replace').mockImplementation((url) => leave(String(url)));
  });
  it.each([
    ['/login?redirect_to=%2Fprofile%2Fsettings%3Fpage%3D2', '/partners/profile/settings?page=2'],
    ['/login?redirect_to=https%3A%2F%2Fevil.test', '/partners/profile'],
    ['/login', '/partners/profile/dashboard'],
  ])('from %s goes to %s (RDR-05, RDR-06)', async (path, target) => {
    const { fill, answer, environment } = await open(path, { basePath: '/partners' });
    fill('owner@agency.example', 'secret word');
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { email: 'owner@agency.example', password: 'secret word' },
    });
    await answer({ viewer: { id: 'v1' }, errors: [] });
    expect(leave).toHaveBeenCalledWith(target);
  });

  it('says that address or password is wrong, but not which', async () => {
    const { fill, answer } = await open('/login');
    fill('owner@agency.example', 'wrong');
    await answer({
      viewer: null,
      errors: [{ code: 'INVALID_CREDENTIALS', path: ['password'], retryAfterSeconds: null }],
    });
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
      "That email and password don't match. Check both and try again.",
    );
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('says how long to wait after too many attempts', async () => {
    const { fill, answer } = await open('/login');
    fill('owner@agency.example', 'wrong');
    await answer({ viewer: null, errors: [{ code: 'TOO_MANY_ATTEMPTS', path: null, retryAfterSeconds: 841 }] });
    expect(screen.getByText('Too many attempts. Try again in 15 min.')).toBeDefined();
  });

  it('rejects impossible input without a request, and focuses the first such field', async () => {
    const { fill, environment } = await open('/login');
    fill('nobody', '');
    expect(environment.mock.getAllOperations()).toEqual([]);
    const email = screen.getByLabelText('Email address');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(screen.getByText('Enter your password.')).toBeDefined();
  });

  it('passes the address on to the other sign-in pages and back, until somebody has signed in', async () => {
    const { fill, answer, unmount } = await open('/login');
    fill('owner@agency.example', 'wrong');
    await answer({
      viewer: null,
      errors: [{ code: 'INVALID_CREDENTIALS', path: ['password'], retryAfterSeconds: null }],
    });
    unmount();
    const forgot = await renderPage(<ForgotPasswordScreen />, { path: '/forgot-password' });
    expect(valueOf('Email address')).toBe('owner@agency.example');
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@agency.example' } });
    forgot.unmount();
    const back = await open('/login');
    expect([valueOf('Email address'), valueOf('Password')]).toEqual(['ada@agency.example', '']);
    back.fill('ada@agency.example', 'secret word');
    await back.answer({ viewer: { id: 'v1' }, errors: [] });
    expect(sessionStorage).toHaveLength(0);
  });

  it('reports a missing connection right above the button', async () => {
    const { fill, environment } = await open('/login');
    fill('owner@agency.example', 'secret word');
    await act(async () => {
      environment.mock.rejectMostRecentOperation(new NetworkError('down'));
      await Promise.resolve();
    });
    const alert = screen.getByRole('button', { name: 'Sign in' }).previousElementSibling;
    expect(alert?.getAttribute('role')).toBe('alert');
    expect(alert?.textContent).toBe("You're not connected. Check your network and try again.");
    expect(valueOf('Password')).toBe('secret word');
  });

  it('fills in a demo account, in demo mode only', async () => {
    const demoAccounts: DemoAccount[] = [{ email: 'business@demo.example', tier: 'business', state: 'cardExpired' }];
    await open('/login', { settings: { demoAccounts, demoPassword: 'demo-password' } });
    fireEvent.click(
      screen.getByRole('button', { name: 'business@demo.example Business, no agency plan · Card expired' }),
    );
    expect(valueOf('Email address')).toBe('business@demo.example');
    expect(valueOf('Password')).toBe('demo-password');
  });

  it('shows no demo accounts otherwise, and keeps the return URL for sign-up', async () => {
    await open('/login?redirect_to=%2Fprofile%2Fsettings');
    expect(screen.queryByText('Demo accounts')).toBeNull();
    const link = screen.getByRole('link', { name: 'Create account' });
    expect(link.getAttribute('href')).toBe('/signup?redirect_to=%2Fprofile%2Fsettings');
  });
});
