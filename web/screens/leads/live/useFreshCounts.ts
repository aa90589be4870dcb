import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useFreshCounts_leads$key } from '../../../relay/__generated__/useFreshCounts_leads.graphql.ts';
import type { leadsVariables } from '../leadsVariables.ts';
import type { ChangedLead } from './followLeads.ts';

/**
 * Returns a function to call with a lead that has changed: it refetches the counts of the list on screen. Not if its row
 * already shows the change, as after an answer given here.
 */
export function useFreshCounts(
  leads: useFreshCounts_leads$key,
  variables: ReturnType<typeof leadsVariables>,
): (lead: ChangedLead) => void {
  const environment = useRelayEnvironment();
  const { nodes } = useFragment(
    graphql`
      fragment useFreshCounts_leads on LeadConnection @throwOnFieldError {
        nodes {
          id
          status
          stage
        }
      }
    `,
    leads,
  );
  const read = async () => {
    const { readCounts } = await import('./readCounts.ts');
    await readCounts(environment, variables);
  };
  return ({ id, status, stage }) => {
    const isShown = nodes.some((row) => row.id === id && row.status === status && row.stage === stage);
    if (!isShown) read().catch(() => undefined);
  };
}
