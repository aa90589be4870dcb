import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignupScreen } from './SignupScreen.tsx';

it('an account gets the language of the page and the time zone of the browser (RTE-11)', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const { environment } = await renderPage(<SignupScreen />, { path: '/signup', locale: 'de' });
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'ada@agency.example' } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'secret word' } });
  fireEvent.click(screen.getByRole('button', { name: 'Konto erstellen' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { email: 'ada@agency.example', password: 'secret word', locale: 'DE', timeZone: 'Asia/Tokyo' },
  });
});

it('shows what a brief looks like', async () => {
  await renderPage(<SignupScreen />, { path: '/signup' });
  const sample = screen.getByRole('figure');
  expect(sample.textContent).toMatch(/How a brief arrives.*\$5,000 to \$10,000/);
  expect(within(sample).queryByRole('button')).toBeNull();
});

describe('after a lost response', () => {
  const TAKEN = { viewer: null, errors: [{ code: 'EMAIL_TAKEN', path: ['email'], retryAfterSeconds: null }] };
  const WRONG = { viewer: null, errors: [{ code: 'INVALID_CREDENTIALS', path: null, retryAfterSeconds: null }] };
  const TAKEN_TEXT = 'This email already has an account. Sign in instead.';

  async function open() {
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    const { environment } = await renderPage(<SignupScreen />, { path: '/signup' });
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Email address', 'ada@agency.example');
    type('Password', 'secret word');
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const answer = (data: object) =>
      act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data }));
    const lose = () => act(async () => environment.mock.rejectMostRecentOperation(new NetworkError('down')));
    return { environment, leave, type, submit, answer, lose };
  }

  it('the same form signs in to the account that was created (RTE-11)', async () => {
    const { environment, leave, submit, answer, lose } = await open();
    submit();
    await lose();
    submit();
    await answer({ signUp: TAKEN });
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { email: 'ada@agency.example', password: 'secret word' },
    });
    await answer({ signIn: { viewer: { id: 'v1' }, errors: [] } });
    expect(leave).toHaveBeenCalledOnce();
    expect(screen.queryByText(TAKEN_TEXT)).toBeNull();
  });

  it('an address with another password is still refused as taken', async () => {
    const { leave, submit, answer, lose } = await open();
    submit();
    await lose();
    submit();
    await answer({ signUp: TAKEN });
    await answer({ signIn: WRONG });
    expect(screen.getByText(TAKEN_TEXT)).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  });

  it('a lost sign-in is reported, and the next attempt signs in', async () => {
    const { leave, submit, answer, lose } = await open();
    submit();
    await lose();
    submit();
    await answer({ signUp: TAKEN });
    await lose();
    expect(screen.queryByText(TAKEN_TEXT)).toBeNull();
    expect(screen.getByText("You're not connected. Check your network and try again.")).toBeDefined();
    submit();
    await answer({ signUp: TAKEN });
    await answer({ signIn: { viewer: { id: 'v1' }, errors: [] } });
    expect(leave).toHaveBeenCalledOnce();
  });

  it('an address that no earlier attempt sent is refused without a sign-in', async () => {
    const { environment, type, submit, answer, lose } = await open();
    submit();
    await lose();
    type('Email address', 'grace@agency.example');
    submit();
    await answer({ signUp: TAKEN });
    expect(screen.getByText(TAKEN_TEXT)).toBeDefined();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });
});
