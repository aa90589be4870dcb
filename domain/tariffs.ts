/**
 * Tariffs by their upstream names (CON-32): start is AGK_S, scale AGK_M, advanced AGK_L, lead generation AP_LISTING.
 */
export const TARIFFS = ['NONE', 'LEGACY', 'AGK_S', 'AGK_M', 'AGK_L', 'AP_LISTING'] as const;
export type Tariff = (typeof TARIFFS)[number];

/** Product names (CON-33). */
export const PRODUCT_NAMES = ['PRO', 'GURU', 'BUSINESS', 'APP_CENTER_ACCESS', 'FREE'] as const;
export type ProductName = (typeof PRODUCT_NAMES)[number];

/** Subscription statuses (STA-33); `unregistered` means without a user. */
export const SUBSCRIPTION_STATUSES = [
  'paid',
  'trial',
  'withoutTariff',
  'free',
  'freeWithUsedTrial',
  'unregistered',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Statuses of an agency (spec §4); an account without an agency has none. */
export type AgencyStatus = 'draft' | 'published' | 'blocked';

/** Roles of an account (ACC-13); it may have several. */
export type Role = 'Owner' | 'LeadRecipient';

/** Limit of a count; null is unlimited (CON-16). */
export type Limit = number | null;

/** Profile limits of a tariff (ENT-28). */
export interface TariffLimits {
  readonly locations: Limit;
  readonly services: { readonly parents: Limit; readonly children: Limit };
  readonly industries: Limit;
  readonly languages: Limit;
  readonly geofocuses: Limit;
}

/** The number that means "unlimited" for the LEGACY tariff in the upstream (CON-13). */
const UNLIMITED_FROM = 999_999;

const SMALL: TariffLimits = {
  locations: 1,
  services: { parents: 3, children: 6 },
  industries: 3,
  languages: 2,
  geofocuses: 3,
};

/** Limits per tariff (CON-12 to CON-16), in the column order of the plan table (CON-21). */
export const TARIFF_LIMITS: Readonly<Record<Tariff, TariffLimits>> = {
  NONE: {
    locations: 0,
    services: { parents: 0, children: 0 },
    industries: 0,
    languages: 0,
    geofocuses: 0,
  },
  LEGACY: {
    locations: 3,
    services: { parents: UNLIMITED_FROM, children: UNLIMITED_FROM },
    industries: 5,
    languages: 2,
    geofocuses: 2,
  },
  AGK_S: SMALL,
  AP_LISTING: SMALL,
  AGK_M: {
    locations: 3,
    services: { parents: 7, children: 18 },
    industries: 5,
    languages: 5,
    geofocuses: 5,
  },
  AGK_L: {
    locations: 5,
    services: { parents: null, children: null },
    industries: null,
    languages: 7,
    geofocuses: 7,
  },
};

/** Whether a limit is shown as "unlimited": null, or LEGACY's 999999 (CON-13, CON-16). */
export function isUnlimited(limit: Limit): boolean {
  return limit === null || limit >= UNLIMITED_FROM;
}

/** Whether `count` is within a limit (CON-17 to CON-20). */
export function isWithinLimit(count: number, limit: Limit): boolean {
  return limit === null || count <= limit;
}

/** Whether the subscription includes the profile (ACC-03): paid or trial. */
export function allowsProfile(status: SubscriptionStatus | null): boolean {
  return status === 'paid' || status === 'trial';
}

/** Whether leads can be read and answered (ACC-14): paid, trial, or any subscription with the role LeadRecipient. */
export function mayUseLeads(status: SubscriptionStatus | null, roles: readonly string[]): boolean {
  return allowsProfile(status) || roles.includes('LeadRecipient' satisfies Role);
}

/** Whether chats can be read, written and followed (ACC-18): paid or trial, whatever the roles. */
export function mayChat(status: SubscriptionStatus | null): boolean {
  return allowsProfile(status);
}

/** States of the agency page, in the order of evaluation (ACC-09). */
export type AgencyPageState = 'auth' | 'limits' | 'new' | 'draft' | 'publish';

/**
 * Derives the state of the agency page (ACC-08 to ACC-12). `limits` takes precedence over `new` for a free account
 * without an agency (O-37). A blocked agency was published before: its state is `publish`, and its block reason is
 * shown too (ACC-16).
 */
export function agencyPageState(
  user: {
    readonly subscriptionStatus: SubscriptionStatus | null;
    readonly agencyStatus: AgencyStatus | null;
  } | null,
): AgencyPageState {
  if (user === null || user.subscriptionStatus === 'unregistered') return 'auth';
  if (!allowsProfile(user.subscriptionStatus)) return 'limits';
  if (user.agencyStatus === null) return 'new';
  return user.agencyStatus === 'draft' ? 'draft' : 'publish';
}
