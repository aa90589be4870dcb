import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { SecretDialog } from './SecretDialog.tsx';

it('asks before it closes without a copy, with buttons that answer the question (GWY-14)', async () => {
  const close = vi.fn<() => void>();
  const question = { title: 'Close without copying?', text: "You won't see this token again." };
  await renderPage(
    <SecretDialog title="Your new token" note="Copy it." question={question} secret="agk_1" onClose={close} />,
  );
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await ask();
  const asked = () => screen.getByText(question.title).closest('dialog');
  const answer = (name: string) =>
    [...(asked()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();
  expect(asked()?.open).toBe(true);
  answer('Cancel');
  expect([asked()?.open, close.mock.calls.length]).toEqual([false, 0]);
  await ask();
  answer('Close');
  expect(close).toHaveBeenCalledOnce();
});
