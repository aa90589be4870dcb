import { isUuid } from '../../domain/uuid.ts';
import { toBase64Url } from './base64url.ts';
import { onlyKey } from './onlyKey.ts';

/** Types whose objects can be refetched by global id (`Query.node`): all with an `id`. */
export const NODE_TYPES = [
  'Viewer',
  'Account',
  'User',
  'AccessToken',
  'Webhook',
  'WebhookDelivery',
  'WhatsAppRecipient',
  'Lead',
  'LeadNote',
  'Chat',
  'Message',
  'Messenger',
  'SavedReply',
  'Deal',
  'ReviewRequest',
  'SuccessStory',
  'Profile',
  'Award',
  'ClientLogo',
  'Agency',
  'PublishedReview',
  'Service',
  'Industry',
  'Budget',
  'WorkingLanguage',
  'DurationRange',
  'Tool',
  'EmployeeRange',
  'BusinessSize',
  'Location',
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** A decoded global id. */
export interface GlobalId {
  readonly type: NodeType;
  /** Unique within the type; the upstream's key of the object. */
  readonly key: string;
}

/** Our ids are never longer; anything beyond is refused without decoding. */
const LONGEST_ID = 400;

/** The opaque id of an object: base64url of `Type:key` (GWY-04). */
export function toGlobalId(type: NodeType, key: string): string {
  return toBase64Url(`${type}:${key}`);
}

/** Decodes an id made by `toGlobalId`; null for any other text. */
export function fromGlobalId(id: string): GlobalId | null {
  if (id.length > LONGEST_ID) return null;
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const colon = text.indexOf(':');
  const type = NODE_TYPES.find((name) => name === text.slice(0, colon));
  const key = text.slice(colon + 1);
  // Several spellings decode to the same bytes. Only the canonical one is accepted, so that ids can be compared as
  // text.
  return type && key !== '' && toGlobalId(type, key) === id ? { type, key } : null;
}

/** The key of an id of the given type, null for any other text. */
export function keyOf(type: NodeType, id: string): string | null {
  const decoded = fromGlobalId(id);
  return decoded?.type === type ? decoded.key : null;
}

/** The uuid behind a global id of the given type, null for any other text. */
export function uuidOf(type: NodeType, id: string): string | null {
  const key = keyOf(type, id);
  return key !== null && isUuid(key) ? key : null;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** The upstream's number in the key of an id; null for any other text. */
export function readNumber(key: string): number | null {
  return NUMBER.test(key) ? Number(key) : null;
}

/** The upstream's number behind a global id of the given type, null for any other text. */
export function numberOf(type: NodeType, id: string): number | null {
  return readNumber(keyOf(type, id) ?? '');
}

/**
 * The uuid named by `id` or `uuid`, whichever is given; null for any other text. Throws BAD_USER_INPUT unless exactly
 * one is given. `names`: the arguments for the two.
 */
export function uuidBy(
  type: NodeType,
  keys: { readonly id?: string | null; readonly uuid?: string | null },
  names: readonly [id: string, uuid: string] = ['id', 'uuid'],
): string | null {
  const [name, value] = onlyKey(keys, names);
  if (name === 'id') return uuidOf(type, value);
  return isUuid(value) ? value.toLowerCase() : null;
}
