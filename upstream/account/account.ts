import type { WireAccount, WireLocale, WireOffer, WirePrices, WireSubscription } from '../contract/account.ts';
import { DEFAULT_PRICES, offersTrial } from '../../domain/prices.ts';
import type { Deps } from '../db/deps.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { hasContentSql } from '../directory/agencyState.ts';

/** Codes in purchase links (CON-26, CON-27). */
export interface OfferCodes {
  readonly trial: string;
  readonly bundle: string;
  readonly leadGen: string;
}

/** The account as its user sees it (ENT-25). */
export async function readAccount({ db }: Deps, accountId: string, codes: OfferCodes): Promise<WireAccount> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('agencies', 'agencies.account_id', 'accounts.id')
    .selectAll('accounts')
    .select([
      'agencies.status',
      'agencies.alias',
      'agencies.name',
      'agencies.block_reason',
      'agencies.moderation_status',
    ])
    .select(hasContentSql().as('has_content'))
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    user: {
      id: row.id,
      email: row.email,
      semrushId: row.semrush_id,
      getStarted: row.get_started,
      forms: row.forms,
      agencyStatus: row.status,
      blockReason: row.block_reason,
      filledDraft: row.has_content,
      agencyAlias: row.alias,
      agencyName: row.name,
      roles: row.roles,
      moderationStatus: row.moderation_status,
      hasHubspotAccess: row.has_hubspot_access,
    },
    locale: row.locale,
    timeZone: row.time_zone,
    canSetTimeZone: true,
    offers: offersFor(row.subscription_status, codes),
  };
}

/** The offers for a subscription: none for paying accounts, no second trial (ACC-04 to ACC-07). */
function offersFor(status: WireSubscription['status'], codes: OfferCodes): WireOffer[] {
  if (status === 'paid') return [];
  return [
    ...(offersTrial(status) ? [{ code: codes.trial, name: 'Agency Growth Kit trial' }] : []),
    { code: codes.bundle, name: 'Agency Growth Kit' },
    { code: codes.leadGen, name: 'Lead Generation' },
  ];
}

export async function readSubscription({ db }: Deps, accountId: string): Promise<WireSubscription> {
  const row = await db
    .selectFrom('accounts')
    .select(['product_name', 'subscription_status', 'tariff'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { productName: row.product_name, status: row.subscription_status, tariff: row.tariff };
}

export async function storeLocale({ db }: Deps, accountId: string, locale: WireLocale): Promise<void> {
  await db.updateTable('accounts').set({ locale }).where('id', '=', accountId).execute();
}

export async function finishGetStarted({ db }: Deps, accountId: string): Promise<void> {
  await db.updateTable('accounts').set({ get_started: true }).where('id', '=', accountId).execute();
}

const PRICES = 'prices';

/** Prices in USD per month: the defaults, unless the control API has changed them (O-49). */
export async function readPrices({ db }: Pick<Deps, 'db'>): Promise<WirePrices> {
  const stored = await readSetting(db, PRICES);
  return { ...DEFAULT_PRICES, ...(typeof stored === 'object' ? stored : {}) };
}

export async function storePrices({ db }: Deps, prices: WirePrices): Promise<void> {
  await writeSetting(db, PRICES, prices);
}
