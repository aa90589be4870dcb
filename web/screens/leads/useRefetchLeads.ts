import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../../routing/routes.ts';
import leadsScreenQuery from '../../relay/__generated__/LeadsScreenQuery.graphql.ts';
import type { LeadsScreenQuery } from '../../relay/__generated__/LeadsScreenQuery.graphql.ts';
import { refetch } from '../../relay/refetch.ts';
import { leadsVariables } from './leadsVariables.ts';

/**
 * Refetches the list if it is on screen, because an answer changes the counters and may move the lead off the page.
 * False if the list stays as it was.
 */
export function useRefetchLeads(): () => Promise<boolean> {
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  return async () => {
    if (matchRoute(pathname).route.id !== 'leads') return false;
    return refetch<LeadsScreenQuery>(environment, leadsScreenQuery, leadsVariables(new URLSearchParams(search)));
  };
}
