import { Type, type Static } from 'typebox';
import { call, Count, Nullable, Timestamp } from './call.ts';

export const MessageCounters = Type.Object({
  messages: Count,
  /** As in `GET /account/counters`; an upstream may omit it (addition). */
  activeLeads: Type.Optional(Count),
  /** Latest write to a lead; null without any (addition). */
  leadsChangedAt: Type.Optional(Nullable(Timestamp)),
});
export type WireMessageCounters = Static<typeof MessageCounters>;

export const getMessageCounters = call({
  row: 'RST-52',
  method: 'GET',
  path: '/agency/counters/messages/',
  base: 'messaging',
  tag: 'chats',
  summary: 'Number of unread messages, and of leads to answer.',
  responses: { 200: MessageCounters },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});
