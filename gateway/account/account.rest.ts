import { Type } from 'typebox';
import { DEFAULT_PRICES } from '../../domain/prices.ts';
import type { Prices } from '../../domain/prices.ts';
import * as contract from '../../upstream/contract/account.ts';
import type {
  WireAccount,
  WireAccountCounters,
  WireFeature,
  WireLocale,
  WireSubscription,
} from '../../upstream/contract/account.ts';
import type { Context } from '../context.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';

const account = { check: checkOf(contract.Account) };
const language = { check: checkOf(Type.Pick(contract.Account, ['locale'])) };
const subscription = { check: checkOf(contract.getSubscription.responses[200]) };
const features = { check: checkOf(contract.Features) };
const counters = { check: checkOf(contract.AccountCounters) };
const prices = { check: checkOf(contract.getPrices.responses[200]) };

/** RST-59. */
export function getAccount(rest: RestClient): Promise<WireAccount> {
  return rest.get('/account/', {}, account);
}

/** RST-59, only the account's language. */
export async function getLocale(rest: RestClient): Promise<WireLocale> {
  return (await rest.get('/account/', {}, language)).locale;
}

/** RST-59 (addition). */
export function putLocale(rest: RestClient, locale: WireLocale): Promise<WireAccount> {
  return rest.put('/account/locale', { body: { locale }, ...account });
}

/** RST-59 (addition). */
export function putTimeZone(rest: RestClient, timeZone: string): Promise<WireAccount> {
  return rest.put('/account/time-zone', { body: { timeZone }, ...account });
}

/** RST-60. */
export async function getSubscription(rest: RestClient): Promise<WireSubscription> {
  return (await rest.get('/account/subscription/', {}, subscription)).data.subscription;
}

/** RST-61. */
export async function getFeatures(rest: RestClient): Promise<WireFeature[]> {
  return (await rest.get('/account/feature', {}, features)).features;
}

/** RST-62. */
export async function putFeature(rest: RestClient, feature: WireFeature): Promise<WireFeature[]> {
  return (await rest.put('/account/feature', { body: feature, ...features })).features;
}

/** RST-63. */
export function getCounters(rest: RestClient): Promise<WireAccountCounters> {
  return rest.get('/account/counters', {}, counters);
}

/**
 * RST-64, cached in the process because it is the same for everybody. Falls back to the defaults on failure (CON-22 to
 * CON-25).
 */
export async function getPrices({ rest, log }: Pick<Context, 'rest' | 'log'>): Promise<Prices> {
  try {
    return (await rest.getPublic('/prices/', {}, prices)).data;
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
