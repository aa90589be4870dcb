import { isMember } from '../../domain/closedSet.ts';
import type { Prices as DomainPrices } from '../../domain/prices.ts';
import { isUnlimited, TARIFF_LIMITS, TARIFFS } from '../../domain/tariffs.ts';
import type { Limit } from '../../domain/tariffs.ts';
import type {
  WireAccount,
  WireFeature,
  WireLocale,
  WireSubscription,
  WireUser,
} from '../../upstream/contract/account.ts';
import { toMoney } from '../money.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import { readEmail } from '../relay/textValues.ts';
import { UpstreamError } from '../rest/errors.ts';
import type {
  AccountLimits,
  AccountSubscription,
  AccountUserError,
  AgencyStatus,
  Locale,
  ModerationStatus,
  Prices,
  ProductName,
  Role,
  SubscriptionStatus,
  Tariff,
  User,
} from '../schema.types.ts';

/** Parent of `Viewer`; its fields are read lazily. */
export interface ViewerParent {
  readonly accountId: string;
}

/** Parent of `Account`, with what is already known (from a write or a pushed event); the rest is read lazily. */
export interface AccountParent {
  readonly accountId: string;
  readonly account?: WireAccount;
  readonly features?: WireFeature[];
  readonly activeLeads?: number;
}

export function toAccount(accountId: string, known: Omit<AccountParent, 'accountId'> = {}): AccountParent {
  return {
    accountId,
    ...known,
  };
}

/** The 14 languages; the upstream spells them as language tags (ENT-24). */
export const localeEnum = enumMap<WireLocale, Locale>('Account.locale', {
  en: 'EN',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  ja: 'JA',
  ko: 'KO',
  nl: 'NL',
  pl: 'PL',
  pt: 'PT',
  sv: 'SV',
  tr: 'TR',
  vi: 'VI',
  zh: 'ZH',
});

const roleEnum = enumMap<WireUser['roles'][number], Role>('User.roles', {
  Owner: 'OWNER',
  LeadRecipient: 'LEAD_RECIPIENT',
});
const agencyStatusEnum = enumMap<NonNullable<WireUser['agencyStatus']>, AgencyStatus>('User.agencyStatus', {
  draft: 'DRAFT',
  published: 'PUBLISHED',
  blocked: 'BLOCKED',
});
const moderationStatusEnum = enumMap<NonNullable<WireUser['moderationStatus']>, ModerationStatus>(
  'User.moderationStatus',
  {
    review: 'REVIEW',
    approved: 'APPROVED',
    decline: 'DECLINE',
  },
);
const statusEnum = enumMap<WireSubscription['status'], SubscriptionStatus>('AccountSubscription.status', {
  paid: 'PAID',
  trial: 'TRIAL',
  withoutTariff: 'WITHOUT_TARIFF',
  free: 'FREE',
  freeWithUsedTrial: 'FREE_WITH_USED_TRIAL',
});
const tariffEnum = enumMap<WireSubscription['tariff'], Tariff>('AccountSubscription.tariff', {
  NONE: 'NONE',
  LEGACY: 'LEGACY',
  AGK_S: 'AGK_S',
  AGK_M: 'AGK_M',
  AGK_L: 'AGK_L',
  AP_LISTING: 'AP_LISTING',
});
const productNameEnum = enumMap<WireSubscription['productName'], ProductName>('AccountSubscription.productName', {
  PRO: 'PRO',
  GURU: 'GURU',
  BUSINESS: 'BUSINESS',
  APP_CENTER_ACCESS: 'APP_CENTER_ACCESS',
  FREE: 'FREE',
});

/** ENT-25. Unknown roles are dropped. */
export function toUser(user: WireUser, note: NoteUnknown): User {
  return {
    id: toGlobalId('User', user.id),
    email: readEmail('User.email', user.email, note),
    semrushId: user.semrushId,
    getStarted: user.getStarted,
    forms: user.forms,
    agencyStatus: agencyStatusEnum.read(user.agencyStatus, note),
    blockReason: user.blockReason,
    filledDraft: user.filledDraft,
    agencyAlias: user.agencyAlias,
    agencyName: user.agencyName || null,
    roles: user.roles.map((role) => roleEnum.read(role, note)).filter((role) => role !== null),
    moderationStatus: moderationStatusEnum.read(user.moderationStatus, note),
    hasHubspotAccess: user.hasHubspotAccess,
  };
}

/** ENT-26, STA-33, CON-32, CON-33. */
export function toSubscription(subscription: WireSubscription, note: NoteUnknown): AccountSubscription {
  return {
    productName: productNameEnum.read(subscription.productName, note),
    status: statusEnum.read(subscription.status, note),
    tariff: tariffEnum.read(subscription.tariff, note),
  };
}

/** CON-13, CON-16. */
function toLimit(limit: Limit): number | null {
  return isUnlimited(limit) ? null : limit;
}

/** ENT-28, CON-12 to CON-16. Null for an unknown plan, because null limits would mean unlimited. */
export function toLimits(subscription: WireSubscription, note: NoteUnknown): AccountLimits | null {
  const tariff: string = subscription.tariff;
  if (!isMember(TARIFFS, tariff)) {
    note('AccountSubscription.tariff', tariff);
    return null;
  }
  const { locations, services, industries, languages, geofocuses } = TARIFF_LIMITS[tariff];
  return {
    locations: toLimit(locations),
    services: { parents: toLimit(services.parents), children: toLimit(services.children) },
    industries: toLimit(industries),
    languages: toLimit(languages),
    geofocuses: toLimit(geofocuses),
  };
}

/** ENT-29. */
export function toPrices({ leadGen, business, pro, guru }: DomainPrices): Prices {
  return { leadGen: toMoney(leadGen), business: toMoney(business), pro: toMoney(pro), guru: toMoney(guru) };
}

/** Maps a refused write to a user error; null if the user cannot fix it. */
export function toAccountUserError(error: unknown): AccountUserError | null {
  if (!(error instanceof UpstreamError) || error.kind !== 'status') return null;
  if (error.code === 'FEATURE_NOT_FOUND') {
    return { code: 'FEATURE_NOT_FOUND', message: 'There is no feature with this name.', path: ['name'] };
  }
  if (error.status === 404) {
    return { code: 'NOT_AVAILABLE', message: 'The upstream does not support this.', path: null };
  }
  if (error.status !== 422) return null;
  const [field] = error.fields;
  return { code: 'INVALID_VALUE', message: 'The value was refused.', path: field ? [field.path] : null };
}
