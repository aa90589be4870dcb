import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAgency } from '../testing/agencyData.ts';
import { showAgency } from '../testing/agencyPage.tsx';

it('shows the number of reviews for each star rating, and the usual reply time', async () => {
  const reviewSummary = { rating: 4.5, count: 7, originalCount: 4, googleCount: 3, ratingCounts: [0, 0, 1, 1, 2] };
  await showAgency(anAgency({ reviewSummary, replyHours: 30 }));
  expect(
    [...screen.getByRole('region', { name: 'Reviews by star rating' }).querySelectorAll('dt')].map(
      (term) => `${term.textContent}: ${term.nextSibling?.textContent}`,
    ),
  ).toEqual(['5 stars: 2', '4 stars: 1', '3 stars: 1', '2 stars: 0', '1 star: 0']);
  expect(screen.getByText('Usually replies within 2 days')).toBeDefined();
});
