import { isMember } from '../../../domain/closedSet.ts';
import { FIGURES } from './performance/figureNames.ts';
import type { Figure } from './performance/figureNames.ts';

/** Search parameters for the date range, the chart's figure and its view; defaults are left out. */
export const RANGE_PARAMETER = 'range';
const FIGURE_PARAMETER = 'figure';
const VIEW_PARAMETER = 'view';

/** Range keys are short words; anything else is invalid. */
const RANGE_ID = /^\w{1,40}$/;

/** The date range in the URL; null for the default (STA-52). */
export function parseRange(search: URLSearchParams): string | null {
  const id = search.get(RANGE_PARAMETER);
  return id !== null && RANGE_ID.test(id) ? id : null;
}

/** The figure that the chart shows; null for the default. */
export function parseFigure(search: URLSearchParams): Figure | null {
  const figure = search.get(FIGURE_PARAMETER);
  return isMember(FIGURES, figure) ? figure : null;
}

/** Whether the days are shown as a table. */
export function isTable(search: URLSearchParams): boolean {
  return search.get(VIEW_PARAMETER) === 'table';
}

/** URL search string after a change; null is the default. Other parameters of the screen stay. */
export function dashboardSearch(
  search: URLSearchParams,
  change: Readonly<Partial<Record<'range' | 'figure' | 'view', string | null>>>,
): string {
  const kept = { range: parseRange(search), figure: parseFigure(search), view: isTable(search) ? 'table' : null };
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...kept, ...change })) if (value !== null) next.set(name, value);
  return next.size === 0 ? '' : `?${next}`;
}

/** Variables of the dashboard's query. */
export function dashboardVariables(_params: unknown, search: URLSearchParams): { range: string | null } {
  return { range: parseRange(search) };
}
