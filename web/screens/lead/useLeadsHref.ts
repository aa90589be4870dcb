import { useLocation } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { leadsQuery, parseLeadsSearch } from '../leads/leadsSearch.ts';

/** URL of the list that the user came from, with its filters; without filters after a direct visit. */
export function useLeadsHref(): string {
  const from = leadsQueryOf(useLocation().state);
  return paths.leads + leadsQuery(parseLeadsSearch(new URLSearchParams(from)));
}

/** The filters of the list that a lead was opened from. History state outlives releases, so it is validated like any URL. */
export function leadsQueryOf(state: unknown): string {
  const query = typeof state === 'object' && state !== null && 'leadsQuery' in state ? state.leadsQuery : '';
  return typeof query === 'string' ? query : '';
}
