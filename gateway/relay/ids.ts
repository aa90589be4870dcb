import { toBase64Url } from './base64url.ts';

/** Types whose objects can be read again by their global id (`Query.node`). */
export const NODE_TYPES = [
  'Viewer',
  'Account',
  'AccessToken',
  'Lead',
  'Chat',
  'Message',
  'Messenger',
  'Deal',
  'SuccessStory',
  'Agency',
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** What a global id stands for. */
export interface GlobalId {
  readonly type: NodeType;
  /** Unique within the type; what the upstream knows the object by. */
  readonly key: string;
}

/** No id of ours is longer; anything beyond is refused unread. */
const LONGEST_ID = 400;

/** Types that have an id for Relay's store, where ids of all types live together, but cannot be read by it. */
export type StoredType =
  | 'User'
  | 'LeadService'
  | 'Service'
  | 'Industry'
  | 'Budget'
  | 'WorkingLanguage'
  | 'DurationRange'
  | 'Tool'
  | 'EmployeeRange'
  | 'BusinessSize'
  | 'Location'
  | 'Review'
  | 'ReviewRequest'
  | 'Award'
  | 'ClientLogo';

/** The opaque id of an object: base64url of `Type:key` (GWY-04). */
export function toGlobalId(type: NodeType | StoredType, key: string): string {
  return toBase64Url(`${type}:${key}`);
}

/** What a global id made by `toGlobalId` stands for, null when it is none of ours. */
export function fromGlobalId(id: string): GlobalId | null {
  if (id.length > LONGEST_ID) return null;
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const colon = text.indexOf(':');
  const type = NODE_TYPES.find((name) => name === text.slice(0, colon));
  const key = text.slice(colon + 1);
  // Several spellings decode to the same bytes; only the one we hand out counts, so that ids can be compared as texts.
  return type && key !== '' && toGlobalId(type, key) === id ? { type, key } : null;
}

/** The key of an id of the given type, null for any other text. */
export function keyOf(type: NodeType | StoredType, id: string): string | null {
  if (id.length > LONGEST_ID) return null;
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const key = text.startsWith(`${type}:`) ? text.slice(type.length + 1) : '';
  return key !== '' && toGlobalId(type, key) === id ? key : null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a uuid. Anything else is never put into a path that asks for one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The uuid behind a global id of the given type or a bare uuid, null for any other text. */
export function uuidOf(type: NodeType, idOrUuid: string): string | null {
  const key = isUuid(idOrUuid) ? idOrUuid.toLowerCase() : keyOf(type, idOrUuid);
  return key !== null && isUuid(key) ? key : null;
}
