import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { readPendingDealsQuery } from '../../../relay/__generated__/readPendingDealsQuery.graphql.ts';

/**
 * Reads the deals to confirm again; the list shows them from the store. If the upstream or the connection fails, the
 * known ones stay.
 */
export function readPendingDeals(environment: IEnvironment): void {
  const known = listedDeals(environment);
  fetchQuery<readPendingDealsQuery>(
    environment,
    graphql`
      query readPendingDealsQuery {
        viewer {
          ...useWaitingDeals_viewer
        }
      }
    `,
    {},
  ).subscribe({
    complete: () => {
      if (known === null || listedDeals(environment) !== null) return;
      commitLocalUpdate(environment, (store) => {
        const deals = known.map(({ id }) => store.get(id) ?? null);
        store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(deals, 'pendingDeals');
      });
    },
    error: () => undefined,
  });
}

/** What a card says about a deal. */
export interface DealOnCard {
  readonly uuid: string;
  /** Whether the agency has not answered it yet. */
  readonly isPending: boolean;
}

/**
 * Reads the deals to confirm again if those in the store differ from a card: a lead reported one, or one was answered
 * elsewhere. Not before the list has read them, nor while the upstream cannot list them.
 */
export function matchPendingDeals(environment: IEnvironment, { uuid, isPending }: DealOnCard): void {
  const deals = listedDeals(environment);
  if (deals === null) return;
  const isListed = deals.some((deal) => deal.uuid === uuid && deal.isPending);
  if (isListed !== isPending) readPendingDeals(environment);
}

/** The deals that the store lists, some of them answered since; null if they were not read, or could not be. */
function listedDeals(environment: IEnvironment): readonly (DealOnCard & { readonly id: string })[] | null {
  let deals: ReturnType<typeof listedDeals> = null;
  commitLocalUpdate(environment, (store) => {
    const listed = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecords('pendingDeals');
    deals =
      listed?.map((deal) => ({
        id: deal.getDataID(),
        uuid: String(deal.getValue('uuid')),
        isPending: deal.getValue('status') === 'PENDING',
      })) ?? null;
  });
  return deals;
}
