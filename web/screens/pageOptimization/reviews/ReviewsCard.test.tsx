import { screen } from '@testing-library/react';
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
