import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aReview, anAgency } from './testing/agencyData.ts';
import { showAgency } from './testing/agencyPage.tsx';

describe("an agency's data for search engines (DIR-14)", () => {
  const address = (path: string) => `https://portal.example/de${path}`;
  const service = (page: Awaited<ReturnType<typeof showAgency>>) => page.head().jsonLd?.(address)[0];

  const summaryOf = (ratingCounts: number[] | null) => ({ ...anAgency().reviewSummary, ratingCounts });

  it('contains the agency with only the ratings of this site', async () => {
    const page = await showAgency(anAgency({ reviewSummary: summaryOf([1, 0, 0, 10, 19]) }));
    expect(page.head()).toMatchObject({
      title: 'North Star: agency in Berlin',
      description: 'We help shops to be found and to sell.',
      canonicalPath: '/agencies/north-star',
      image: { url: '/media/north-star.png' },
      breadcrumbs: [{ path: '/agencies' }, { path: '/agencies/list/all/berlin' }, { path: '/agencies/north-star' }],
    });
    expect(service(page)).toMatchObject({
      '@type': 'ProfessionalService',
      url: 'https://portal.example/de/agencies/north-star',
      logo: 'https://portal.example/media/north-star.png',
      address: { addressLocality: 'Berlin', addressCountry: 'DE' },
      sameAs: ['https://north-star.example/', 'https://linkedin.com/company/north-star'],
      aggregateRating: { ratingValue: 4.5, ratingCount: 30 },
    });
  });

  it('rates the newest reviews if the upstream does not count them all', async () => {
    const reviews = [aReview(), aReview({ id: 'review-2', rating: 5 })];
    const page = await showAgency(anAgency({ reviews, reviewSummary: summaryOf(null) }));
    expect(service(page)).toMatchObject({ aggregateRating: { ratingValue: 4.5, ratingCount: 2 } });
  });

  it('rounds the average of its own reviews to tenths', async () => {
    const page = await showAgency(anAgency({ reviewSummary: summaryOf([0, 0, 0, 1, 2]) }));
    expect(service(page)).toMatchObject({ aggregateRating: { ratingValue: 4.7, ratingCount: 3 } });
  });

  it("contains no rating if only Google has one, and a description in the page's language", async () => {
    const unrated = { reviews: [], reviewSummary: summaryOf([0, 0, 0, 0, 0]) };
    const page = await showAgency(anAgency({ ...unrated, textLanguage: 'ja' }));
    expect(service(page)?.['aggregateRating']).toBeUndefined();
    expect(page.head().description).toBe(
      'Services, success stories, reviews and contact details of North Star. Send a brief for free.',
    );
  });

  it('is a 404 if no such agency is published (DIR-08)', async () => {
    const page = await showAgency(null);
    expect(page.head().status).toBe(404);
    expect(screen.getByRole('heading', { level: 1, name: 'Agency not found' })).toBeDefined();
    const all = screen.getByRole('link', { name: 'See all agencies' });
    expect(all.getAttribute('href')).toBe('/agencies');
  });
});
