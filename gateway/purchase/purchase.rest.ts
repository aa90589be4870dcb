import type { BodyOf, QueryOf } from '../../upstream/contract/call.ts';
import { QuickPurchase } from '../../upstream/contract/purchase.ts';
import type {
  getQuickPurchase as GetCall,
  postQuickPurchase as PostCall,
  WireQuickPurchase,
} from '../../upstream/contract/purchase.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const PATH = '/account/quick-purchase';

/** The error code whose message is for the buyer (ERR-11). */
export const PAYMENT_REFUSED = 'PAYMENT_REFUSED';

const quickPurchase = { check: checkOf(QuickPurchase) };

/** RST-65. */
export function getQuickPurchase(rest: RestClient, query: QueryOf<typeof GetCall>): Promise<WireQuickPurchase> {
  return rest.get(PATH, query, quickPurchase);
}

/** RST-66. */
export function postQuickPurchase(rest: RestClient, body: BodyOf<typeof PostCall>): Promise<unknown> {
  return rest.post(PATH, { body, userFacingReasonOf: PAYMENT_REFUSED });
}
