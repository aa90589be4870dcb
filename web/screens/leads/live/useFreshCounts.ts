import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { LeadStatusFilter } from '../../../relay/__generated__/readCountsQuery.graphql.ts';
import type { useFreshCounts_leads$key } from '../../../relay/__generated__/useFreshCounts_leads.graphql.ts';
import type { leadsVariables } from '../leadsVariables.ts';
import type { ChangedLead } from './followLeads.ts';

/** Filters that are not named like the status or stage they select. */
const FILTERS: Readonly<Partial<Record<NonNullable<ChangedLead['status' | 'stage']>, LeadStatusFilter>>> = {
  DECLINED: 'REJECTED',
  IN_CRM: 'ADDED_TO_CRM',
  WON: 'CLOSED_WON',
  LOST: 'CLOSED_LOST',
  CLIENT_DECLINED: 'REJECTED_BY_LEAD',
};

/**
 * Refetches the counts of the list on screen: `read` always, `readAfter` for a lead that has changed. Not if its row
 * already shows the change, as after an answer given here. If the lead now belongs to the list, `readAfter` has the whole
 * list refetched.
 */
export function useFreshCounts(
  leads: useFreshCounts_leads$key,
  variables: ReturnType<typeof leadsVariables>,
): { readonly read: () => void; readonly readAfter: (lead: ChangedLead, refetchList: () => void) => void } {
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
  const readNow = async () => {
    const { readCounts } = await import('./readCounts.ts');
    await readCounts(environment, variables);
  };
  // Without them, the counts stay as they are.
  const read = () => void readNow().catch(() => undefined);
  const readAfter = ({ id, status, stage }: ChangedLead, refetchList: () => void) => {
    const row = nodes.find((node) => node.id === id);
    if (row && row.status === status && row.stage === stage) return;
    // New leads to answer are offered instead (`NewLeads`).
    if (!row && [status, stage].some((value) => value && variables.status === (FILTERS[value] ?? value))) refetchList();
    else read();
  };
  return { read, readAfter };
}
