import type { WireDeal, WireDealAnswer } from '../../upstream/contract/deals.ts';
import { checked, nullable, object, text, whole } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const deal = object<WireDeal>({
  dealUuid: text,
  leadUuid: text,
  name: text,
  website: nullable(text),
  budget: nullable(whole),
  duration: nullable(text),
  status: text,
  answer: nullable(text),
});

/** RST-70. */
export function getDeal(rest: RestClient, uuid: string): Promise<WireDeal> {
  return checked(rest.get(`/account/deals/${uuid}`), deal);
}

/** RST-71. */
export function putDeal(rest: RestClient, uuid: string, answer: WireDealAnswer): Promise<unknown> {
  return rest.put(`/account/deals/${uuid}`, { body: answer });
}
