import { isUuid } from '../../domain/uuid.ts';
import { phoneText } from '../relay/phoneText.ts';
import type { WireLastMessage, WireMessage, WireMessageBody } from '../../upstream/contract/chats.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { positionBefore, writeHistoryCursor } from '../relay/historyCursor.ts';
import { keyOf, toGlobalId } from '../relay/ids.ts';
import type {
  ChatUserError,
  DealStatus,
  LastMessage,
  Message,
  MessageBody,
  MessageEdge,
  MessageSender,
  MessageStatus,
  SystemMessageKey,
} from '../schema.types.ts';

/** STA-12. */
export const messageStatusEnum = enumMap<WireMessage['status'], MessageStatus>('Message.status', {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'READ',
});

/** STA-15. */
export const senderEnum = enumMap<WireMessage['sender'], MessageSender>('Message.sender', {
  agency: 'AGENCY',
  lead: 'LEAD',
  system: 'SYSTEM',
});

type WireSystemBody = Extract<WireMessageBody, { key: string }>;

/** STA-16. */
export const systemKeyEnum = enumMap<WireSystemBody['key'], SystemMessageKey>('SystemBody.key', {
  'agency-brief': 'AGENCY_BRIEF',
  'agency-proposal': 'AGENCY_PROPOSAL',
  'agency-reject': 'AGENCY_REJECT',
  'agency-deal': 'AGENCY_DEAL',
  'agency-deal-lead-confirmed': 'AGENCY_DEAL_LEAD_CONFIRMED',
  'agency-deal-lead-denied': 'AGENCY_DEAL_LEAD_DENIED',
  'lead-contacts': 'LEAD_CONTACTS',
  'lead-blocked': 'LEAD_BLOCKED',
});

/** STA-17. */
export const dealStatusEnum = enumMap<NonNullable<WireSystemBody['status']>, DealStatus>('SystemBody.status', {
  pending: 'PENDING',
  confirmed: 'CONFIRMED',
  denied: 'DENIED',
});

/** Parameters that are phone numbers, which are formatted the way people write them. */
const PHONES: ReadonlySet<string> = new Set(['phone', 'whatsapp']);

/** ENT-51. Only deleted messages have `deletedAt`; `since` is the fallback if the upstream omits it. */
function toBody(body: WireMessageBody | null, deletedAt: string | null, since: string, note: NoteUnknown): MessageBody {
  if (body === null) return { __typename: 'DeletedBody', deletedAt: deletedAt ?? since };
  if ('text' in body) return { __typename: 'TextBody', text: body.text };
  return {
    __typename: 'SystemBody',
    key: systemKeyEnum.read(body.key, note),
    status: dealStatusEnum.read(body.status, note),
    params: Object.entries(body.params).map(([name, value]) => ({
      name,
      value: PHONES.has(name) ? (phoneText(value) ?? value) : value,
    })),
  };
}

/** The global id of a message includes its chat, because the upstream identifies messages by both. */
export function messageId(chatUuid: string, uuid: string): string {
  return toGlobalId('Message', `${chatUuid}:${uuid}`);
}

/** The chat and message of a global id's key; null for any other text. */
export function readMessageKey(key: string): { readonly chatUuid: string; readonly uuid: string } | null {
  const [chatUuid = '', uuid = '', ...rest] = key.split(':');
  return isUuid(chatUuid) && isUuid(uuid) && rest.length === 0 ? { chatUuid, uuid } : null;
}

/** The chat and message of a global id; null for any other text. */
export function readMessageId(id: string): { readonly chatUuid: string; readonly uuid: string } | null {
  return readMessageKey(keyOf('Message', id) ?? '');
}

export function toMessage(chatUuid: string, message: WireMessage, note: NoteUnknown): Message {
  return {
    id: messageId(chatUuid, message.uuid),
    uuid: message.uuid,
    createdAt: message.createdAt,
    status: messageStatusEnum.read(message.status, note),
    sender: senderEnum.read(message.sender, note),
    body: toBody(message.body, message.deletedAt, message.updatedAt, note),
    language: message.language,
  };
}

/** A single message as an edge, without its neighbors: just sent, or pushed. */
export function toMessageEdge(chatUuid: string, message: WireMessage, note: NoteUnknown): MessageEdge {
  return {
    cursor: writeHistoryCursor(positionBefore(message)),
    node: toMessage(chatUuid, message, note),
  };
}

export function toLastMessage(message: WireLastMessage, note: NoteUnknown): LastMessage {
  return {
    createdAt: message.createdAt,
    status: messageStatusEnum.read(message.status, note),
    sentByMe: message.sentByMe,
    sender: senderEnum.read(message.sender, note),
    body: toBody(message.body, message.deletedAt, message.createdAt, note),
  };
}

/** Parent of `SendMessagePayload`; its chat is read lazily. */
export interface SendMessageParent {
  /** Null if there is no such chat. */
  readonly chatUuid: string | null;
  readonly messageEdge: MessageEdge | null;
  readonly errors: ChatUserError[];
}

/** Parent of `DeleteMessagePayload`; the message is read lazily. */
export interface DeleteMessageParent {
  readonly deletedMessageId: string | null;
  /** The deleted message; null if none was deleted. */
  readonly place: { readonly chatUuid: string; readonly uuid: string } | null;
  readonly errors: ChatUserError[];
}
