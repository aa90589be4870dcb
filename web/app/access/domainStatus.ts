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

/** Maps the contract's subscription status to the domain's; null for unknown ones. */
export function domainStatus(status: ContractStatus | null | undefined): SubscriptionStatus | null {
  return status ? STATUS[status] : null;
}
