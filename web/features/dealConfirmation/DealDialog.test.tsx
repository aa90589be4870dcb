import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { DealDialog } from './DealDialog.tsx';

it('a deal shows a skeleton while it loads, then its facts (STA-56)', async () => {
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={vi.fn()} />);
  const dialog = screen.getByRole('dialog', { name: 'Confirm a deal' });
  expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Deal: () => ({
          canAnswer: false,
          name: 'Harbor & Pine',
          budget: null,
          projectDuration: null,
          status: 'CONFIRMED',
          answer: 'YES',
        }),
      }),
    );
    await Promise.resolve();
  });
  const shown = screen.getByRole('dialog', { name: 'Confirm a deal' });
  expect(shown.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.getByText('Harbor & Pine')).toBeDefined();
});
