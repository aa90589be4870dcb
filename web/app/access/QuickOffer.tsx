import { Component, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { PlanId } from '../../../domain/plans.ts';
import { quickPurchasePlan } from '../../../domain/quickPurchase.ts';
import { readMoney } from '../../i18n/money.ts';
import type { Money } from '../../i18n/money.ts';
import QuickOfferQueryParameters from '../../relay/__generated__/QuickOfferQuery$parameters.ts';
import type {
  PurchaseSource,
  QuickOfferQuery,
  QuickOfferQuery$data,
} from '../../relay/__generated__/QuickOfferQuery.graphql.ts';
import { purchaseSession } from './purchaseSession.ts';

/** The plan available to the account as a quick purchase. */
export interface QuickOfferValue {
  readonly plan: PlanId;
  /** Per month, without tax. */
  readonly monthlyCost: Money;
}

/** The subscription of the account that is signed in. */
export type OwnSubscription = Pick<
  NonNullable<QuickOfferQuery$data['viewer']>['account']['subscription'],
  'status' | 'tariff'
>;

interface Props {
  source: PurchaseSource;
  children: (offer: QuickOfferValue) => ReactNode;
  /** Called once the subscription is known, and when it changes. */
  onSubscription?: (subscription: OwnSubscription) => void;
}

/**
 * Renders its children when the account has a quick purchase (ACC-05, STA-34), the fallback otherwise or when the query
 * fails. Queried by the browser only, so that no cached page contains a personal offer.
 */
export function QuickOffer({ fallback, ...props }: Props & { fallback?: ReactNode }) {
  const [reference, load] = useQueryLoader<QuickOfferQuery>(QuickOfferQueryParameters);
  const { source } = props;
  useEffect(() => load({ source, sessionId: purchaseSession() }, { fetchPolicy: 'store-or-network' }), [source, load]);
  if (!reference) return fallback;
  return (
    <NothingOnFailure>
      <Suspense fallback={fallback}>
        <KnownOffer reference={reference} {...props} />
      </Suspense>
    </NothingOnFailure>
  );
}

function KnownOffer({ reference, children, onSubscription }: Props & { reference: PreloadedQuery<QuickOfferQuery> }) {
  const { viewer } = usePreloadedQuery<QuickOfferQuery>(
    graphql`
      query QuickOfferQuery($source: PurchaseSource!, $sessionId: String!) @preloadable @throwOnFieldError {
        viewer {
          account {
            subscription {
              status
              tariff
              productName
            }
            quickPurchase(source: $source, sessionId: $sessionId) {
              isAvailable
              monthlyCost {
                ...money_money
              }
            }
            # What the dialog shows: it opens without asking again.
            ...QuickPurchaseForm_account @arguments(source: $source, sessionId: $sessionId)
          }
        }
      }
    `,
    reference,
  );
  const subscription = viewer?.account.subscription;
  const status = subscription?.status;
  const tariff = subscription?.tariff;
  useEffect(() => {
    if (status) onSubscription?.({ status, tariff });
  }, [status, tariff, onSubscription]);
  if (!viewer || !subscription) return null;
  const { quickPurchase } = viewer.account;
  const plan = quickPurchasePlan(subscription.productName ?? null);
  const monthlyCost = quickPurchase?.monthlyCost ?? null;
  if (status !== 'WITHOUT_TARIFF' || !quickPurchase?.isAvailable || monthlyCost === null || !plan) {
    return null;
  }
  return children({ plan: plan.id, monthlyCost: readMoney(monthlyCost) });
}

class NothingOnFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
