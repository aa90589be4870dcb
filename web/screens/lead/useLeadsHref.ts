import { useLocation } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { leadsQuery, parseLeadsSearch } from '../leads/leadsSearch.ts';

/** The list the reader came from, with its filters; the whole list after a direct visit. */
export function useLeadsHref(): string {
  const from = leadsQueryOf(useLocation().state);
  return paths.leads + leadsQuery(parseLeadsSearch(new URLSearchParams(from)));
}

/** The state is the browser's history, which outlives releases: it may be anything, and is read like an address. */
function leadsQueryOf(state: unknown): string {
  const query = typeof state === 'object' && state !== null && 'leadsQuery' in state ? state.leadsQuery : '';
  return typeof query === 'string' ? query : '';
}
