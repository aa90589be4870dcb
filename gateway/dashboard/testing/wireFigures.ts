import type { WireSeries, WireVisibilityDetails } from '../../../upstream/contract/dashboardFigures.ts';

const DAYS = {
  impressions: [4, 5],
  pageViews: [1, 2],
  websiteClicks: [0, 1],
  linkClicks: [0, 0],
  leads: [1, 3],
  budgets: [0, 5_000_000_000],
};
/** Two days and the two days before them; one of the budgets exceeds an Int. */
export const SERIES: WireSeries = {
  timeZone: 'Asia/Kathmandu',
  current: { ...DAYS, from: '2026-11-20', to: '2026-11-21' },
  previous: { ...DAYS, from: '2026-11-18', to: '2026-11-19', impressions: null },
};
export const DETAILS: WireVisibilityDetails = {
  response: {
    score: 4,
    answeredInTime: 8,
    decided: 10,
    before: 4.2,
    reasons: [
      { code: 'answeredLate', leads: 2, effect: -0.3 },
      { code: 'answeredInTime', leads: 1, effect: 0.1 },
    ],
  },
  page: { score: 3.9, parts: [{ part: 'clientLogos', count: 2, goal: 6 }] },
};
