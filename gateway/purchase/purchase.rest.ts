import type { BodyOf, QueryOf } from '../../upstream/contract/call.ts';
import type {
  getQuickPurchase as GetCall,
  postQuickPurchase as PostCall,
  WireQuickPurchase,
} from '../../upstream/contract/purchase.ts';
import { checked, flag, nullable, number, object } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const PATH = '/account/quick-purchase';

/** The code that comes with a message for the buyer (ERR-11). */
export const PAYMENT_REFUSED = 'PAYMENT_REFUSED';

const quickPurchase = object<WireQuickPurchase>({
  isAvailable: flag,
  monthlyCost: nullable(number),
  todayCharge: nullable(number),
  taxPercent: nullable(number),
});

/** RST-65. */
export function getQuickPurchase(rest: RestClient, query: QueryOf<typeof GetCall>): Promise<WireQuickPurchase> {
  return checked(rest.get(PATH, query), quickPurchase);
}

/** RST-66. */
export function postQuickPurchase(rest: RestClient, body: BodyOf<typeof PostCall>): Promise<unknown> {
  return rest.post(PATH, { body, userFacingReasonOf: PAYMENT_REFUSED });
}
