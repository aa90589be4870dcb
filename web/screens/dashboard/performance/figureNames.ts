/** The dashboard's key figures, each a tab of the chart. */
export const FIGURES = ['impressions', 'pageViews', 'clicks', 'leads', 'budgets'] as const;
export type Figure = (typeof FIGURES)[number];
