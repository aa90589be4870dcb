import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../../app/routing/routes.ts';
import leadsScreenQuery from '../../relay/__generated__/LeadsScreenQuery.graphql.ts';
import type { LeadsScreenQuery } from '../../relay/__generated__/LeadsScreenQuery.graphql.ts';
import { readAgain } from '../../relay/readAgain.ts';
import { leadsVariables } from './leadsVariables.ts';

/** Reads the list again when it is on the screen: an answer moves its counters, and may move the lead off the page. */
export function useRefreshList(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { pathname, search } = useLocation();
  return async () => {
    if (matchRoute(pathname).route.id !== 'leads') return;
    await readAgain<LeadsScreenQuery>(environment, leadsScreenQuery, leadsVariables(new URLSearchParams(search)));
  };
}
