import type { AreaScope, ScopeArea } from '../../domain/tokenScopes.ts';
import type { Call } from '../contract/call.ts';

/** Which credentials may make a call: any, access tokens with this scope (and sessions), or only sessions. */
export type CallAccess = AreaScope | 'any' | 'session';

/**
 * The area of each tag whose calls require a credential. Only a session may spend money, manage credentials, or change
 * where notifications go.
 */
const AREAS: Readonly<Record<string, ScopeArea | 'account' | 'session'>> = {
  account: 'account',
  feedback: 'account',
  leads: 'leads',
  deals: 'leads',
  chats: 'messages',
  profile: 'profile',
  images: 'profile',
  stories: 'profile',
  reviews: 'profile',
  dashboard: 'reports',
  auth: 'session',
  purchase: 'session',
  webhooks: 'session',
  'email settings': 'session',
  whatsapp: 'session',
  hubspot: 'session',
};

/**
 * Which credentials may make a call (EXT-24). Every token may read the account; changing its settings needs the
 * profile's scope. Throws RangeError for a tag without an area, so that no new call is open by accident.
 */
export function accessOf(call: Call): CallAccess {
  if (call.anyScope === true || call.access === 'none') return 'any';
  const area = AREAS[call.tag];
  if (area === undefined) throw new RangeError(`The tag "${call.tag}" has no area.`);
  if (area === 'session') return area;
  if (area === 'account') return call.method === 'GET' ? 'any' : 'profile:write';
  return `${area}:${call.method === 'GET' ? 'read' : 'write'}`;
}
