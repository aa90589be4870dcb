import type { SubscriptionStatus } from '../../../domain/tariffs.ts';
import type { SubscriptionStatus as ContractStatus } from '../../relay/__generated__/AccessOverlay_viewer.graphql.ts';

const STATUS: Readonly<Record<ContractStatus, SubscriptionStatus>> = {
  PAID: 'paid',
  TRIAL: 'trial',
  WITHOUT_TARIFF: 'withoutTariff',
  FREE: 'free',
  FREE_WITH_USED_TRIAL: 'freeWithUsedTrial',
  UNREGISTERED: 'unregistered',
};

/** The contract's name of a subscription status as the rules of the domain know it; null for one that the gateway does not know. */
export function domainStatus(status: ContractStatus | null | undefined): SubscriptionStatus | null {
  return status ? STATUS[status] : null;
}
