import { graphql, useFragment } from 'react-relay/hooks';
import type { useWaitingDeals_viewer$key } from '../../../relay/__generated__/useWaitingDeals_viewer.graphql.ts';

export interface WaitingDeal {
  readonly uuid: string;
  /** Uuid of the lead that reported it. */
  readonly lead: string | null;
}

/** Deals that wait for the agency's answer; none while the upstream cannot list them. */
export function useWaitingDeals(viewerKey: useWaitingDeals_viewer$key): readonly WaitingDeal[] {
  const { pendingDeals } = useFragment(
    graphql`
      fragment useWaitingDeals_viewer on Viewer @throwOnFieldError {
        pendingDeals @catch(to: NULL) {
          uuid
          status
          lead {
            uuid
          }
        }
      }
    `,
    viewerKey,
  );
  // An answered deal stays in the list of the store until the list is read again.
  return (pendingDeals ?? [])
    .filter(({ status }) => status === 'PENDING')
    .map(({ uuid, lead }) => ({ uuid, lead: lead?.uuid ?? null }));
}
