import type { FastifyInstance } from 'fastify';
import {
  getAccount,
  getAccountCounters,
  getFeatures,
  getPrices,
  getSubscription,
  putFeature,
  putGetStarted,
  putLocale,
  putTimeZone,
} from '../contract/account.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import {
  finishGetStarted,
  readAccount,
  readPrices,
  readSubscription,
  storeLocale,
  type OfferCodes,
} from './account.ts';
import { readAccountCounters } from '../leads/activeLeads.ts';
import { readFeatures, setFeature } from './features.ts';
import { storeTimeZone } from './timeZone.ts';

/** Calls about the signed-in account (RST-59 to RST-64, RST-67). */
export function accountRoutes(app: FastifyInstance, deps: Deps & { readonly offers: OfferCodes }): void {
  route(app, getAccount, async ({ account, credential }) => ({
    status: 200,
    body: { ...(await readAccount(deps, account.id, deps.offers)), token: credential.accessToken },
  }));

  route(app, putLocale, async ({ account, body }) => {
    await storeLocale(deps, account.id, body.locale);
    return { status: 200, body: await readAccount(deps, account.id, deps.offers) };
  });

  route(app, putTimeZone, async ({ account, body }) => {
    await storeTimeZone(deps, account.id, body.timeZone);
    return { status: 200, body: await readAccount(deps, account.id, deps.offers) };
  });

  route(app, getSubscription, async ({ account }) => ({
    status: 200,
    body: { data: { subscription: await readSubscription(deps, account.id) } },
  }));

  route(app, getFeatures, async ({ account }) => ({
    status: 200,
    body: { features: await readFeatures(deps, account.id) },
  }));

  route(app, putFeature, async ({ account, body }) => {
    await setFeature(deps, account.id, body);
    return { status: 200, body: { features: await readFeatures(deps, account.id) } };
  });

  route(app, getAccountCounters, async ({ account }) => ({
    status: 200,
    body: await readAccountCounters(deps, account.id),
  }));

  route(app, getPrices, async () => ({ status: 200, body: { data: await readPrices(deps) } }));

  route(app, putGetStarted, async ({ account }) => {
    await finishGetStarted(deps, account.id);
    return { status: 204 };
  });
}
