import { Deal, getPendingDeals as listCall } from '../../upstream/contract/deals.ts';
import type { WireDeal, WireDealAnswer } from '../../upstream/contract/deals.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const deal = { check: checkOf(Deal) };
const deals = { check: checkOf(listCall.responses[200]) };

/** RST-70. */
export function getDeal(rest: RestClient, uuid: string): Promise<WireDeal> {
  return rest.get(`/account/deals/${uuid}`, {}, deal);
}

/** The deals to confirm (addition). */
export async function getPendingDeals(rest: RestClient): Promise<WireDeal[]> {
  return (await rest.get('/account/deals', {}, deals)).deals;
}

/** RST-71. */
export function putDeal(rest: RestClient, uuid: string, answer: WireDealAnswer): Promise<unknown> {
  return rest.put(`/account/deals/${uuid}`, { body: answer });
}
