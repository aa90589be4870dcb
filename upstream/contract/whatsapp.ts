import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Described, Entity, Timestamp } from './call.ts';

/** Other channels have other subscriptions. */
const Channel = Type.Enum(['whatsapp']);

/** The only subscription with WhatsApp notifications (CON-06). */
const SUBSCRIPTION = 206;
const SubscriptionId = Type.Literal(SUBSCRIPTION);

export const Recipient = Entity('A phone number that receives WhatsApp notifications.', {
  id: CatalogueId,
  channel: Channel,
  address: Described('E.164.', Type.String()),
  approved: Described('Whether its code has been entered.', Type.Boolean()),
  subscribed: Type.Boolean(),
  resendAt: Described(
    'When another code can be sent to it (addition); only until it is approved.',
    Type.Optional(Timestamp),
  ),
  removedAt: Described(
    'When it was removed (addition). A removed number is listed as long as switching its notifications on restores it.',
    Type.Optional(Timestamp),
  ),
});
export type WireRecipient = Static<typeof Recipient>;

const RecipientParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$', description: 'Id of the number.' }) });

/** These calls use the numbers 7 (address in use) and 9 (wrong code) as error codes. */
export const postRecipient = call({
  row: 'RST-55',
  method: 'POST',
  path: '/profile/recipient',
  tag: 'whatsapp',
  summary: 'Add a number and send a code to it. It replaces a number that is not approved yet.',
  body: Closed({ channel: Channel, address: Type.String({ maxLength: 40 }) }),
  responses: { 201: Type.Object({ recipient: Type.Object({ id: CatalogueId }) }) },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 409: ['7', 'TOO_MANY_CODES'], 422: ['VALIDATION_FAILED'] },
});

export const verifyRecipient = call({
  row: 'RST-56',
  method: 'POST',
  path: '/profile/recipient/verify',
  tag: 'whatsapp',
  summary: 'Verify a number with its code; it replaces the account’s earlier one.',
  body: Closed({ id: CatalogueId, code: Type.String({ maxLength: 20 }) }),
  responses: {
    200: Type.Object({ recipient: Type.Object({ approved: Type.Boolean(), address: Type.String() }) }),
  },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['RECIPIENT_NOT_FOUND'], 409: ['7', '9'] },
});

export const deleteRecipient = call({
  row: 'RST-57',
  method: 'DELETE',
  path: '/profile/recipient/:id',
  tag: 'whatsapp',
  summary: 'Remove a number (addition). Switching its notifications on within 30 days restores one that was approved.',
  params: RecipientParams,
  responses: { 204: null },
  errors: { 404: ['RECIPIENT_NOT_FOUND'] },
});

export const putRecipientSubscription = call({
  row: 'RST-57',
  method: 'POST',
  path: '/profile/subscription',
  tag: 'whatsapp',
  summary: 'Turn notifications for a number on or off.',
  body: Closed({ subscription_id: SubscriptionId, state: Type.Boolean(), recipient_id: CatalogueId }),
  responses: { 204: null },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['RECIPIENT_NOT_FOUND'], 409: ['7', 'RECIPIENT_NOT_APPROVED'] },
});

export const getRecipients = call({
  row: 'RST-58',
  method: 'GET',
  path: '/profile/subscription',
  tag: 'whatsapp',
  summary: 'Numbers of the account and whether notifications are on.',
  query: Closed({
    id: Type.Integer({ minimum: SUBSCRIPTION, maximum: SUBSCRIPTION, description: 'Always 206.' }),
  }),
  responses: { 200: Type.Object({ recipients: Type.Array(Recipient) }) },
});
