import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SERIES, showDashboard } from '../testing/dashboardPage.tsx';

const RESPONSE = { score: 4.2, answeredInTime: 42, decided: 50, before: 4.4 };

async function visibility(
  reasons: object[],
  response: object = {},
  series: object = SERIES,
  { stories = 2, clientLogos = 6, awards = 4 } = {},
) {
  await showDashboard({
    dashboard: {
      series,
      visibilityDetails: {
        response: { ...RESPONSE, reasons, ...response },
        page: {
          score: 3.9,
          parts: [
            { name: 'STORIES', count: stories, goal: 3 },
            { name: 'CLIENT_LOGOS', count: clientLogos, goal: 6 },
            { name: 'AWARDS', count: awards, goal: 6 },
          ],
        },
      },
    },
  });
  return within(await screen.findByRole('region', { name: 'Visibility' }));
}

describe('visibility (SCR-16, P-34)', () => {
  it('says why the response score fell and links to those leads, without naming what raised it', async () => {
    const card = await visibility([
      { code: 'EXPIRED', leads: 2, effect: -0.18 },
      { code: 'ANSWERED_IN_TIME', leads: 4, effect: 0.05 },
      { code: 'ANSWERED_LATE', leads: 1, effect: -0.04 },
    ]);
    expect(card.getByText(/^42 of 50 leads answered within 24 hours\./).textContent).toBe(
      '42 of 50 leads answered within 24 hours. -0.2 since Nov 20: 2 leads expired unanswered and 1 lead was answered late. Show expired leads',
    );
    expect(card.getByRole('link', { name: 'Show expired leads' }).getAttribute('href')).toBe(
      '/profile/leads?status=expired',
    );
  });

  it('names the year of a day in another year', async () => {
    const year = { ...SERIES, current: { ...SERIES.current, from: '2025-11-23' } };
    const card = await visibility([{ code: 'EXPIRED', leads: 2, effect: -0.18 }], {}, year);
    expect(card.getByText(/^42 of 50/).textContent).toContain('-0.2 since Nov 23, 2025: 2 leads expired unanswered.');
  });

  it('gives no reasons if the score did not change', async () => {
    const card = await visibility([{ code: 'EXPIRED', leads: 2, effect: -0.01 }], { before: 4.2 });
    expect(card.getByText(/^42 of 50/).textContent).toBe('42 of 50 leads answered within 24 hours.');
  });

  it('says what the page lacks and how much one more entry adds', async () => {
    const card = await visibility([]);
    expect(card.getByText(/^So far/).textContent).toBe(
      'So far: 2 of 3 stories and 4 of 6 awards. One more story brings you to 4.4. Add story',
    );
  });

  it.each([
    ['Add story', { stories: 2 }, 'stories'],
    ['Manage logos', { stories: 3, clientLogos: 5, awards: 6 }, 'clients'],
    ['Manage awards', { stories: 3, awards: 5 }, 'awards'],
  ])('the link “%s” opens the dialog in which the entry is added (STA-54)', async (name, counts, parameter) => {
    const card = await visibility([], {}, SERIES, counts);
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe(`/profile/page-optimization?${parameter}=1`);
  });
});
