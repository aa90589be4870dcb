import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import { tierOf } from '../../app/access/useTier.ts';
import type { Tier } from '../../app/access/tier.ts';
import { browserTimeZone } from '../../i18n/browserTimeZone.ts';
import type { Money } from '../../i18n/money.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { PurchaseSource, useBuyTariffMutation } from '../../relay/__generated__/useBuyTariffMutation.graphql.ts';
import { purchaseFailure } from './purchaseErrors.ts';
import type { PurchaseFailureValue } from './purchaseErrors.ts';

export interface BuyTools {
  /** Buys for the shown account (global id) at the shown charge, in US dollars. Ignored while a purchase is running. */
  readonly buy: (accountId: string, todayCharge: Money) => Promise<void>;
  readonly isBuying: boolean;
  readonly failure: PurchaseFailureValue | null;
  /** The new tier after the purchase. */
  readonly bought: Tier | null;
}

// The answer updates the store, so the overlay closes and the counts appear.
const mutation = graphql`
  mutation useBuyTariffMutation($input: BuyTariffInput!, $source: PurchaseSource!, $sessionId: String!) {
    buyTariff(input: $input) {
      viewer {
        account {
          subscription {
            status
            productName
            tariff
          }
          ...QuickPurchaseForm_account @arguments(source: $source, sessionId: $sessionId)
        }
        ...AccessGate_viewer
        ...AppNavigation_viewer
      }
      errors {
        code
        reason
      }
    }
  }
`;

/** Buys a tariff (RST-66, STA-35). A session buys at most once, so a failed purchase can be retried safely. */
export function useBuyTariff(source: PurchaseSource, sessionId: string): BuyTools {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<Omit<BuyTools, 'buy'>>({ isBuying: false, failure: null, bought: null });
  const fail = (failure: PurchaseFailureValue) => setState({ isBuying: false, failure, bought: null });
  const buy: BuyTools['buy'] = (accountId, todayCharge) =>
    new Promise((resolve) => {
      if (state.isBuying) {
        resolve();
        return;
      }
      setState({ isBuying: true, failure: null, bought: null });
      commitMutation<useBuyTariffMutation>(environment, {
        mutation,
        variables: {
          input: { accountId, source, sessionId, todayCharge: { ...todayCharge }, timeZone: browserTimeZone() },
          source,
          sessionId,
        },
        onCompleted: ({ buyTariff: { viewer, errors } }) => {
          const [error] = errors;
          if (error) fail(purchaseFailure(error));
          else {
            const subscription = viewer?.account?.subscription;
            // Still the old one if it could not be read after the purchase.
            const isNew = subscription?.status === 'PAID';
            const bought = tierOf(isNew ? subscription : { status: 'PAID', productName: null, tariff: null });
            setState({ isBuying: false, failure: null, bought });
          }
          resolve();
        },
        onError: (error) => {
          fail({ kind: error instanceof UnauthenticatedError ? 'signedOut' : 'quickPurchaseError', reason: null });
          resolve();
        },
      });
    });
  return { buy, ...state };
}
