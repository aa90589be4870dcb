import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Described, Entity } from './call.ts';

/** The only subscription with WhatsApp notifications (CON-06). */
const SubscriptionId = Type.Literal(206);

export const Recipient = Entity('A phone number that receives WhatsApp notifications.', {
  id: CatalogueId,
  channel: Type.Literal('whatsapp'),
  address: Described('E.164.', Type.String()),
  approved: Type.Boolean(),
  subscribed: Type.Boolean(),
});
export type WireRecipient = Static<typeof Recipient>;

/** The error codes of these calls include the numbers 7 (address in use) and 9 (wrong code). */
export const postRecipient = call({
  row: 'RST-55',
  method: 'POST',
  path: '/profile/recipient',
  tag: 'whatsapp',
  summary: 'Add a number and send a verification code to it.',
  body: Closed({ channel: Type.Literal('whatsapp'), address: Type.String({ maxLength: 40 }) }),
  responses: { 201: Type.Object({ recipient: Type.Object({ id: CatalogueId }) }) },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 409: ['7'] },
});

export const verifyRecipient = call({
  row: 'RST-56',
  method: 'POST',
  path: '/profile/recipient/verify',
  tag: 'whatsapp',
  summary: 'Verify a number with the code sent to it.',
  body: Closed({ id: CatalogueId, code: Type.String({ maxLength: 20 }) }),
  responses: {
    200: Type.Object({ recipient: Type.Object({ approved: Type.Boolean(), address: Type.String() }) }),
  },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['RECIPIENT_NOT_FOUND'], 409: ['9'] },
});

export const putRecipientSubscription = call({
  row: 'RST-57',
  method: 'POST',
  path: '/profile/subscription',
  tag: 'whatsapp',
  summary: 'Turn notifications for a number on or off.',
  body: Closed({ subscription_id: SubscriptionId, state: Type.Boolean(), recipient_id: CatalogueId }),
  responses: { 204: null },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['RECIPIENT_NOT_FOUND'], 409: ['RECIPIENT_NOT_APPROVED'] },
});

export const getRecipients = call({
  row: 'RST-58',
  method: 'GET',
  path: '/profile/subscription',
  tag: 'whatsapp',
  summary: 'Numbers of the account and whether notifications are on.',
  query: Closed({ id: Type.Integer({ minimum: 206, maximum: 206, description: 'Always 206.' }) }),
  responses: { 200: Type.Object({ recipients: Type.Array(Recipient) }) },
});
