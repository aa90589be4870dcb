import { Type, type Static } from 'typebox';
import { call, Closed, Count, Described, Entity, Nullable } from './call.ts';

export const PurchaseSource = Type.Enum(['get_started', 'profile_form']);
const PRINTABLE_ASCII = '^[\\x21-\\x7e]+$';
/** Source: CON-28. */
const SessionId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: PRINTABLE_ASCII,
  description: 'A random value per page load. Purchases with the same value are carried out once.',
});
/** IANA name, e.g. `Europe/Berlin`. */
const TimeZone = Type.String({ maxLength: 100, pattern: PRINTABLE_ASCII });

export const QuickPurchase = Entity(
  'Whether a plan can be added right away, and its price in USD; null if it cannot.',
  {
    isAvailable: Type.Boolean(),
    monthlyCost: Nullable(Type.Number()),
    todayCharge: Nullable(Type.Number()),
    taxPercent: Nullable(Type.Number()),
  },
);
export type WireQuickPurchase = Static<typeof QuickPurchase>;

export const getQuickPurchase = call({
  row: 'RST-65',
  method: 'GET',
  path: '/account/quick-purchase',
  tag: 'purchase',
  summary: 'Whether a tariff can be added to the current product, and at what price.',
  query: Closed({ source: Described('Where the plan is offered.', PurchaseSource), sessionId: SessionId }),
  responses: { 200: QuickPurchase },
});

export const postQuickPurchase = call({
  row: 'RST-66',
  method: 'POST',
  path: '/account/quick-purchase',
  tag: 'purchase',
  summary:
    'Buy the tariff. Idempotent per sessionId. If the payment is declined, the error has a message for the buyer.',
  body: Closed({ source: PurchaseSource, sessionId: SessionId, userTz: TimeZone }),
  responses: { 204: null },
  errors: { 402: ['PAYMENT_REFUSED'], 409: ['NOT_AVAILABLE'] },
});

export const ProjectsPurchase = Entity(
  'Whether more projects for the score can be bought, and their price in USD; null when not available.',
  {
    isAvailable: Type.Boolean(),
    projects: Described('Number of projects that are added.', Count),
    max: Described('The limit after the purchase.', Count),
    monthlyCost: Nullable(Type.Number()),
    todayCharge: Nullable(Type.Number()),
    taxPercent: Nullable(Type.Number()),
  },
);
export type WireProjectsPurchase = Static<typeof ProjectsPurchase>;

export const getProjectsPurchase = call({
  row: 'RST-40',
  method: 'GET',
  path: '/account/projects-purchase',
  tag: 'purchase',
  summary: 'Whether and at what price the account can have more projects (addition).',
  responses: { 200: ProjectsPurchase },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const postProjectsPurchase = call({
  row: 'RST-40',
  method: 'POST',
  path: '/account/projects-purchase',
  tag: 'purchase',
  summary:
    'Raise the limit of projects to `max`. Each limit is bought only once. If the payment is declined, the error has a message for the buyer (addition).',
  body: Closed({ max: Described('The limit that was offered.', Count) }),
  responses: { 204: null },
  errors: { 402: ['PAYMENT_REFUSED'], 403: ['SUBSCRIPTION_REQUIRED'], 409: ['NOT_AVAILABLE'] },
});
