import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
