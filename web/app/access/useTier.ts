import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProductName,
  SubscriptionStatus,
  Tariff,
  useTier_subscription$key,
} from '../../relay/__generated__/useTier_subscription.graphql.ts';
import type { Tier } from './tier.ts';

const PAID: Readonly<Record<Tariff, Tier>> = {
  NONE: 'paid',
  LEGACY: 'legacy',
  AGK_S: 'start',
  AGK_M: 'scale',
  AGK_L: 'advanced',
  AP_LISTING: 'leadGen',
};

const WITHOUT_TARIFF: Readonly<Record<ProductName, Tier>> = {
  PRO: 'pro',
  GURU: 'guru',
  BUSINESS: 'business',
  APP_CENTER_ACCESS: 'withoutTariff',
  FREE: 'withoutTariff',
};

/** The tier of a subscription. An unknown status or tariff falls back to what is certain: paid, or no agency tariff. */
export function tierOf(subscription: {
  readonly status: SubscriptionStatus | null | undefined;
  readonly tariff: Tariff | null | undefined;
  readonly productName: ProductName | null | undefined;
}): Tier {
  switch (subscription.status) {
    case 'PAID':
      return PAID[subscription.tariff ?? 'NONE'];
    case 'WITHOUT_TARIFF':
      return subscription.productName ? WITHOUT_TARIFF[subscription.productName] : 'withoutTariff';
    case 'TRIAL':
      return 'trial';
    case 'FREE':
      return 'free';
    case 'FREE_WITH_USED_TRIAL':
      return 'freeWithUsedTrial';
    case 'UNREGISTERED':
      return 'unregistered';
    default:
      return 'withoutTariff';
  }
}

/** The tier of the account that a subscription belongs to. */
export function useTier(subscription: useTier_subscription$key): Tier {
  const { status, tariff, productName } = useFragment(
    graphql`
      fragment useTier_subscription on AccountSubscription @throwOnFieldError {
        status
        tariff
        productName
      }
    `,
    subscription,
  );
  return tierOf({ status, tariff, productName });
}
