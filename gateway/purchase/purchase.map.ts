import type { QueryOf } from '../../upstream/contract/call.ts';
import type { getQuickPurchase, WireProjectsPurchase, WireQuickPurchase } from '../../upstream/contract/purchase.ts';
import { toMoneyOrNull } from '../money.ts';
import { enumMap } from '../relay/enums.ts';
import { UpstreamError } from '../rest/errors.ts';
import type {
  ProjectsPurchase,
  PurchaseErrorCode,
  PurchaseSource,
  PurchaseUserError,
  QuickPurchase,
} from '../schema.types.ts';

type WireSource = QueryOf<typeof getQuickPurchase>['source'];

/** O-40. */
export const purchaseSourceEnum = enumMap<WireSource, PurchaseSource>('PurchaseSource', {
  get_started: 'GET_STARTED',
  profile_form: 'PROFILE_FORM',
});

/** ENT-27. */
export function toQuickPurchase({
  isAvailable,
  monthlyCost,
  todayCharge,
  taxPercent,
}: WireQuickPurchase): QuickPurchase {
  return { isAvailable, monthlyCost: toMoneyOrNull(monthlyCost), todayCharge: toMoneyOrNull(todayCharge), taxPercent };
}

/** O-42. */
export function toProjectsPurchase({ monthlyCost, todayCharge, ...offer }: WireProjectsPurchase): ProjectsPurchase {
  return { ...offer, monthlyCost: toMoneyOrNull(monthlyCost), todayCharge: toMoneyOrNull(todayCharge) };
}

const MESSAGES: Readonly<Record<PurchaseErrorCode, string>> = {
  PAYMENT_REFUSED: 'The payment was refused.',
  NOT_AVAILABLE: 'The account cannot buy this.',
  CHARGE_CHANGED: 'A different amount would be charged.',
  OTHER_ACCOUNT: 'The session belongs to another account.',
  INVALID_VALUE: 'The value was refused.',
};

export function purchaseUserError(
  code: PurchaseErrorCode,
  path: string | null = null,
  reason: string | null = null,
): PurchaseUserError {
  return { code, message: MESSAGES[code], path: path === null ? null : [path], reason };
}

/** Maps the fields of the call to those of the mutation's input. */
const INPUT: Readonly<Record<string, string>> = {
  source: 'source',
  sessionId: 'sessionId',
  userTz: 'timeZone',
  max: 'max',
};

/** Maps a refused purchase to a user error; null if the user cannot fix it. */
export function toPurchaseUserError(error: unknown): PurchaseUserError | null {
  if (!(error instanceof UpstreamError) || error.kind !== 'status') return null;
  const { userFacingReason: reason } = error;
  // Clients have words of their own for it.
  if (error.code === 'NOT_AVAILABLE') return purchaseUserError('NOT_AVAILABLE');
  if (error.status === 402 || reason !== null) return purchaseUserError('PAYMENT_REFUSED', null, reason);
  if (error.status !== 422) return null;
  return purchaseUserError('INVALID_VALUE', INPUT[error.fields[0]?.path ?? ''] ?? null);
}
