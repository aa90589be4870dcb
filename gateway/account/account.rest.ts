import { DEFAULT_PRICES } from '../../domain/prices.ts';
import type { Prices } from '../../domain/prices.ts';
import type {
  WireAccount,
  WireAccountCounters,
  WireFeature,
  WireFeatures,
  WireLocale,
  WireOffer,
  WirePrices,
  WireSubscription,
  WireUser,
} from '../../upstream/contract/account.ts';
import type { Context } from '../context.ts';
import { checked, checkedWrite, flag, listOf, nullable, number, object, text, whole } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';

const user = object<WireUser>({
  id: text,
  email: text,
  semrushId: whole,
  getStarted: flag,
  forms: listOf(text),
  agencyStatus: nullable(text),
  blockReason: nullable(text),
  filledDraft: flag,
  agencyAlias: nullable(text),
  roles: listOf(text),
  moderationStatus: nullable(text),
  hasHubspotAccess: flag,
});
const account = object<WireAccount>({
  user,
  locale: text,
  timeZone: text,
  offers: listOf(object<WireOffer>({ code: text, name: text })),
});
const subscription = object<{ data: { subscription: WireSubscription } }>({
  data: object({ subscription: object<WireSubscription>({ productName: text, status: text, tariff: text }) }),
});
const features = object<WireFeatures>({ features: listOf(object<WireFeature>({ name: text, enabled: flag })) });
const counters = object<WireAccountCounters>({ activeLeads: whole });
const prices = object<{ data: WirePrices }>({
  data: object<WirePrices>({ leadGen: number, business: number, pro: number, guru: number }),
});

/** RST-59. */
export function getAccount(rest: RestClient): Promise<WireAccount> {
  return checked(rest.get('/account/'), account);
}

/** RST-59 (addition). */
export function putLocale(rest: RestClient, locale: WireLocale): Promise<WireAccount> {
  return checkedWrite(rest.put('/account/locale', { body: { locale } }), account);
}

/** RST-60. */
export async function getSubscription(rest: RestClient): Promise<WireSubscription> {
  return (await checked(rest.get('/account/subscription/'), subscription)).data.subscription;
}

/** RST-61. */
export async function getFeatures(rest: RestClient): Promise<WireFeature[]> {
  return (await checked(rest.get('/account/feature'), features)).features;
}

/** RST-62. */
export async function putFeature(rest: RestClient, feature: WireFeature): Promise<WireFeature[]> {
  return (await checkedWrite(rest.put('/account/feature', { body: feature }), features)).features;
}

/** RST-63. */
export function getCounters(rest: RestClient): Promise<WireAccountCounters> {
  return checked(rest.get('/account/counters'), counters);
}

/** RST-64: the same for everybody, so kept in the process. The defaults when they cannot be read (CON-22 to CON-25). */
export async function getPrices({ rest, log }: Pick<Context, 'rest' | 'log'>): Promise<Prices> {
  try {
    return (await checked(rest.getPublic('/prices/', {}, { check: prices }), prices)).data;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind, status: error.status }, 'prices not readable, defaults shown');
    return DEFAULT_PRICES;
  }
}

/** RST-67. */
export function putGetStarted(rest: RestClient): Promise<unknown> {
  return rest.put('/account/get-started');
}
