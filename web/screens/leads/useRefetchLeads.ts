import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { PreloadableQueryRegistry } from 'relay-runtime';
import { matchRoute } from '../../routing/routes.ts';
import leadsScreenParameters from '../../relay/__generated__/LeadsScreenQuery$parameters.ts';
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
    // Registered by the list's screen; importing it would load it on a lead's own page too.
    const query = PreloadableQueryRegistry.get(leadsScreenParameters.params.id ?? '');
    if (!query) return false;
    return refetch<LeadsScreenQuery>(environment, query, leadsVariables(new URLSearchParams(search)));
  };
}
