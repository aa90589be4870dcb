import { Type, type Static } from 'typebox';
import { call, Count, Described, Entity, Nullable, Timestamp } from './call.ts';

export const MessageCounters = Entity('Number of unread messages, and of leads to answer.', {
  messages: Count,
  activeLeads: Described('As in `GET /account/counters`; an upstream may omit it (addition).', Type.Optional(Count)),
  leadsChangedAt: Described(
    'Time of the latest write to a lead; null if there was none (addition).',
    Type.Optional(Nullable(Timestamp)),
  ),
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
