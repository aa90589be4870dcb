import type { PurchaseErrorCode } from '../../relay/__generated__/useBuyTariffMutation.graphql.ts';

/** Why the purchase failed, as a text key; `reason` is the payment provider's message. */
export interface PurchaseFailureValue {
  readonly kind: 'quickPurchaseError' | 'notAvailable' | 'chargeChanged' | 'otherAccount' | 'signedOut';
  readonly reason: string | null;
}

const KINDS: Readonly<Record<PurchaseErrorCode, PurchaseFailureValue['kind']>> = {
  PAYMENT_REFUSED: 'quickPurchaseError',
  NOT_AVAILABLE: 'notAvailable',
  CHARGE_CHANGED: 'chargeChanged',
  OTHER_ACCOUNT: 'otherAccount',
  INVALID_VALUE: 'quickPurchaseError',
};

/** The failure that a purchase mutation's error stands for. */
export function purchaseFailure(error: {
  readonly code: PurchaseErrorCode;
  readonly reason: string | null | undefined;
}): PurchaseFailureValue {
  return { kind: KINDS[error.code], reason: error.reason ?? null };
}
