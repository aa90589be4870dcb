import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { Money } from '../../i18n/money.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useBuyProjectsMutation } from '../../relay/__generated__/useBuyProjectsMutation.graphql.ts';
import { purchaseFailure } from '../quickPurchase/purchaseErrors.ts';
import type { PurchaseFailureValue } from '../quickPurchase/purchaseErrors.ts';

/** The offer that the buyer has seen; amounts in US dollars. */
export interface SeenProjects {
  readonly accountId: string;
  readonly max: number;
  readonly todayCharge: Money;
}

/** Buys more projects (O-42). Each limit is bought only once, so a failed purchase can be retried safely. */
export function useBuyProjects(): {
  /** Resolves to whether they were bought. */
  readonly buy: (offer: SeenProjects) => Promise<boolean>;
  readonly isBuying: boolean;
  readonly failure: PurchaseFailureValue | null;
} {
  const [failure, setFailure] = useState<PurchaseFailureValue | null>(null);
  const [commit, isBuying] = useMutation<useBuyProjectsMutation>(graphql`
    mutation useBuyProjectsMutation($input: BuyProjectsInput!) {
      buyProjects(input: $input) {
        viewer {
          account {
            ...ProjectsPurchaseForm_account
          }
          score {
            ...AgencyScore_score
            ...SetUpProject_score
          }
        }
        errors {
          code
          reason
        }
      }
    }
  `);
  const buy = async ({ accountId, max, todayCharge }: SeenProjects) => {
    setFailure(null);
    const answer = await commit({
      variables: { input: { accountId, max, todayCharge: { ...todayCharge } } },
      onFailure: () => setFailure({ kind: 'quickPurchaseError', reason: null }),
    });
    const error = answer?.buyProjects.errors[0];
    if (error) setFailure(purchaseFailure(error));
    return answer !== null && !error;
  };
  return { buy, isBuying, failure };
}
