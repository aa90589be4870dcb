import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from '../testing/optimizationPage.tsx';

const scroll = vi.fn();
Element.prototype.scrollIntoView = scroll;
afterEach(() => scroll.mockReset());

it('`?reviews=1` scrolls to the reviews, other URLs do not (QRY-14)', async () => {
  const { unmount } = await showPage([]);
  expect(scroll).not.toHaveBeenCalled();
  unmount();
  await showPage([], '?reviews=1');
  const card = screen.getByRole('region', { name: 'Reviews' });
  expect(scroll.mock.contexts).toEqual([card.parentElement]);
  expect(document.activeElement).toBe(card.parentElement);
  expect(screen.getByRole('link', { name: 'Ask for a review' }).getAttribute('href')).toBe(
    '/profile/page-optimization?reviews=1&reviewableLeads=1',
  );
});

it('drafts can be continued from a list that begins with them (STA-50)', async () => {
  const { unmount } = await showPage([]);
  expect(screen.queryByRole('link', { name: 'Continue draft' })).toBeNull();
  unmount();
  await showPage([], '', undefined, 'HAS_DRAFTS');
  expect(screen.getByRole('link', { name: 'Continue draft' }).getAttribute('href')).toBe(
    '/profile/page-optimization?reviewableLeads=1',
  );
});

it('a retry shows reviews that could not be read; the rest of the page stays (RTE-19)', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment, answerRead } = await showPage([], '', 'reviewSummary');
  const before = environment.mock.getAllOperations().length;
  expect(screen.getByRole('region', { name: 'Awards' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(before + 1));
  await act(async () => answerRead());
  expect(await screen.findByText(/You have 58 reviews/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
