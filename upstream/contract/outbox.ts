import { Type, type Static } from 'typebox';
import { Locale } from './account.ts';
import { call, Closed, Described, Entity, Nullable, PageNumber, PageSize, Timestamp, Uuid } from './call.ts';

export const OutboxChannel = Type.Enum(['EMAIL', 'WHATSAPP']);
export type OutboxChannel = Static<typeof OutboxChannel>;

export const OutboxKind = Type.Enum(['newLead', 'unreadMessages', 'passwordReset', 'whatsappCode']);
export type OutboxKind = Static<typeof OutboxKind>;

/** `failed` is retried, `givenUp` is not; `withdrawn` means that the message is no longer needed. */
export const OutboxState = Type.Enum(['waiting', 'failed', 'sent', 'givenUp', 'withdrawn']);
export type OutboxState = Static<typeof OutboxState>;

export const SendingError = Type.Enum(['connection', 'timeout', 'tls', 'authentication', 'rejected', 'postponed']);
export type SendingError = Static<typeof SendingError>;

export const OutboxMessage = Entity('A message to one address about one event.', {
  id: Uuid,
  accountId: Uuid,
  eventKey: Type.String(),
  channel: OutboxChannel,
  address: Described('An email address, or a phone number in E.164 format.', Type.String()),
  kind: OutboxKind,
  language: Locale,
  messageId: Described('The Message-ID without its domain: the same at every attempt.', Type.String()),
  subject: Nullable(Type.String()),
  text: Described('Empty once a message with a secret has been sent or has expired.', Type.String()),
  link: Nullable(Type.String()),
  state: OutboxState,
  attempts: Type.Integer(),
  lastError: Nullable(SendingError),
  createdAt: Timestamp,
  nextAttemptAt: Nullable(Timestamp),
  sentAt: Nullable(Timestamp),
});
export type WireOutboxMessage = Static<typeof OutboxMessage>;

export const listOutbox = call({
  row: 'O-21',
  tag: 'control',
  access: 'none',
  method: 'GET',
  path: '/control/outbox',
  summary: 'Emails and WhatsApp messages, newest first.',
  query: Closed({
    account: Type.Optional(Type.String({ minLength: 1, maxLength: 320, description: 'Id or email of the account.' })),
    page: Type.Optional(PageNumber),
    pageSize: Type.Optional(PageSize(50)),
  }),
  responses: { 200: Type.Object({ messages: Type.Array(OutboxMessage) }) },
  errors: { 404: ['ACCOUNT_NOT_FOUND'] },
});
