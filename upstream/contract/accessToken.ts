import { Type, type Static } from 'typebox';
import { Entity, Nullable, Timestamp, Uuid } from './call.ts';

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

export const AccessToken = Entity(
  'A personal access token without its secret. `prefix` is the beginning of the secret.',
  {
    id: Uuid,
    name: Type.String(),
    scopes: Type.Array(TokenScope),
    prefix: Type.String(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    lastUsedAt: Nullable(Timestamp),
  },
);
export type WireAccessToken = Static<typeof AccessToken>;
