import { Type, type Static } from 'typebox';
import { Nullable, Timestamp, Uuid } from './call.ts';

/** The last three are deprecated. */
export const TokenScope = Type.Enum([
  'leads:read',
  'leads:write',
  'messages:read',
  'messages:write',
  'profile:read',
  'profile:write',
  'reports:read',
  'reports:write',
  'read',
  'write',
  'messages',
]);

/** A personal access token without its secret; `prefix` is its visible start. */
export const AccessToken = Type.Object({
  id: Uuid,
  name: Type.String(),
  scopes: Type.Array(TokenScope),
  prefix: Type.String(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type WireAccessToken = Static<typeof AccessToken>;
