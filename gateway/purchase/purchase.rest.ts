import type { BodyOf, QueryOf } from '../../upstream/contract/call.ts';
import { ProjectsPurchase, QuickPurchase } from '../../upstream/contract/purchase.ts';
import type {
  getQuickPurchase as GetCall,
  postQuickPurchase as PostCall,
  WireProjectsPurchase,
  WireQuickPurchase,
} from '../../upstream/contract/purchase.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const PATH = '/account/quick-purchase';

/** A refused payment, or another refusal of a purchase whose message is for the buyer (ERR-11). */
const REFUSALS = [400, 402, 409, 422];

const PROJECTS_PATH = '/account/projects-purchase';

const projectsPurchase = { check: checkOf(ProjectsPurchase) };
const quickPurchase = { check: checkOf(QuickPurchase) };

/** RST-65. */
export function getQuickPurchase(rest: RestClient, query: QueryOf<typeof GetCall>): Promise<WireQuickPurchase> {
  return rest.get(PATH, query, quickPurchase);
}

/** RST-66. */
export function postQuickPurchase(rest: RestClient, body: BodyOf<typeof PostCall>): Promise<unknown> {
  return rest.post(PATH, { body, userFacingReasonOf: REFUSALS });
}

/** More projects and their price (addition). */
export function getProjectsPurchase(rest: RestClient): Promise<WireProjectsPurchase> {
  return rest.get(PROJECTS_PATH, {}, projectsPurchase);
}

/** Buys the limit of projects that was offered (addition). */
export function postProjectsPurchase(rest: RestClient, max: number): Promise<unknown> {
  return rest.post(PROJECTS_PATH, { body: { max }, userFacingReasonOf: REFUSALS });
}
