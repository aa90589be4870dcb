import { Type, type Static } from 'typebox';
import { AccessToken } from './accessToken.ts';
import { call, Closed, Count, Described, Entity, Nullable, Timestamp, Uuid } from './call.ts';

export const AgencyStatus = Type.Enum(['draft', 'published', 'blocked']);
export const ModerationStatus = Type.Enum(['review', 'approved', 'decline']);
export const Role = Type.Enum(['Owner', 'LeadRecipient']);
export const SubscriptionStatus = Type.Enum(['paid', 'trial', 'withoutTariff', 'free', 'freeWithUsedTrial']);
export const Tariff = Type.Enum(['NONE', 'LEGACY', 'AGK_S', 'AGK_M', 'AGK_L', 'AP_LISTING']);
export const ProductName = Type.Enum(['PRO', 'GURU', 'BUSINESS', 'APP_CENTER_ACCESS', 'FREE']);
export const Locale = Type.Enum(['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'sv', 'tr', 'vi', 'zh']);
export type WireLocale = Static<typeof Locale>;

export const User = Entity('The signed-in person, and the state of their agency.', {
  id: Uuid,
  email: Type.String(),
  semrushId: Type.Integer(),
  getStarted: Type.Boolean(),
  forms: Described('Ids of the forms this user has sent.', Type.Array(Type.String())),
  agencyStatus: Nullable(AgencyStatus),
  blockReason: Nullable(Type.String()),
  filledDraft: Described("Whether the agency's draft has content.", Type.Boolean()),
  agencyAlias: Nullable(Type.String()),
  agencyName: Described(
    "The name on the agency's page or in its draft (addition).",
    Type.Optional(Nullable(Type.String())),
  ),
  roles: Type.Array(Role),
  moderationStatus: Nullable(ModerationStatus),
  hasHubspotAccess: Type.Boolean(),
});
export type WireUser = Static<typeof User>;

export const Offer = Entity('A special offer available to the account.', {
  code: Type.String(),
  name: Type.String(),
});
export type WireOffer = Static<typeof Offer>;

export const Account = Entity('The signed-in user with language, time zone and offers.', {
  user: User,
  locale: Locale,
  timeZone: Described('IANA name, e.g. `Europe/Berlin`.', Type.String()),
  canSetTimeZone: Described('Whether `PUT /account/time-zone` exists (addition).', Type.Optional(Type.Boolean())),
  offers: Type.Array(Offer),
});
export type WireAccount = Static<typeof Account>;

export const AccountOfCredential = Entity('The account as its own credential sees it.', {
  ...Account.properties,
  token: Described(
    'The access token of this call (addition); null for a session.',
    Type.Optional(Nullable(AccessToken)),
  ),
});

export const Subscription = Entity('What the account has bought, and whether it is paid for.', {
  productName: ProductName,
  status: SubscriptionStatus,
  tariff: Tariff,
});
export type WireSubscription = Static<typeof Subscription>;

export const Feature = Entity('A feature switch of the account.', { name: Type.String(), enabled: Type.Boolean() });
export type WireFeature = Static<typeof Feature>;
export const Features = Entity('All feature switches of the account.', { features: Type.Array(Feature) });
export type WireFeatures = Static<typeof Features>;

export const AccountCounters = Entity("Counters of what needs the account's attention.", {
  activeLeads: Count,
  leadsChangedAt: Described(
    'Time of the latest write to a lead; null if there was none (addition).',
    Type.Optional(Nullable(Timestamp)),
  ),
});
export type WireAccountCounters = Static<typeof AccountCounters>;

export const Prices = Entity('Monthly prices in USD.', {
  leadGen: Type.Number(),
  business: Type.Number(),
  pro: Type.Number(),
  guru: Type.Number(),
});
export type WirePrices = Static<typeof Prices>;

export const getAccount = call({
  row: 'RST-59',
  method: 'GET',
  path: '/account/',
  // A token with any scope may read its account.
  anyScope: true,
  tag: 'account',
  summary: 'The signed-in user, language, time zone and offers, and the access token of this call.',
  responses: { 200: AccountOfCredential },
});

export const putLocale = call({
  row: 'RST-59',
  method: 'PUT',
  path: '/account/locale',
  tag: 'account',
  summary: 'Save the language of the account (addition).',
  body: Closed({ locale: Locale }),
  responses: { 200: Account },
});

export const putTimeZone = call({
  row: 'RST-59',
  method: 'PUT',
  path: '/account/time-zone',
  tag: 'account',
  summary: 'Save the time zone of the account (addition).',
  body: Closed({
    timeZone: Described('IANA name. 422 with the code `unknown` for others.', Type.String({ maxLength: 100 })),
  }),
  responses: { 200: Account },
});

export const getSubscription = call({
  row: 'RST-60',
  method: 'GET',
  path: '/account/subscription/',
  tag: 'account',
  summary: 'Product, status and tariff of the subscription.',
  responses: { 200: Type.Object({ data: Type.Object({ subscription: Subscription }) }) },
});

export const getFeatures = call({
  row: 'RST-61',
  method: 'GET',
  path: '/account/feature',
  tag: 'account',
  summary: 'Feature switches of the account.',
  responses: { 200: Features },
});

export const putFeature = call({
  row: 'RST-62',
  method: 'PUT',
  path: '/account/feature',
  tag: 'account',
  summary: 'Set a feature switch of the account.',
  body: Closed({ name: Type.String({ maxLength: 100 }), enabled: Type.Boolean() }),
  responses: { 200: Features },
  errors: { 404: ['FEATURE_NOT_FOUND'] },
});

export const getAccountCounters = call({
  row: 'RST-63',
  method: 'GET',
  path: '/account/counters',
  tag: 'account',
  summary: 'Number of leads to answer.',
  responses: { 200: AccountCounters },
});

export const getPrices = call({
  row: 'RST-64',
  method: 'GET',
  path: '/prices/',
  tag: 'account',
  summary: 'Monthly prices in USD.',
  access: 'none',
  responses: { 200: Type.Object({ data: Prices }) },
});

export const putGetStarted = call({
  row: 'RST-67',
  method: 'PUT',
  path: '/account/get-started',
  tag: 'account',
  summary: 'Mark the get-started page as completed; sets `user.getStarted`.',
  responses: { 204: null },
});
