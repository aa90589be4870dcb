import { Type, type Static } from 'typebox';
import { TOKEN_SCOPES } from '../../domain/tokenScopes.ts';
import { Entity, Nullable, Timestamp, Uuid } from './call.ts';

export const TokenScope = Type.Enum([...TOKEN_SCOPES]);

export const AccessToken = Entity('A personal access token without its secret; `prefix` is its visible start.', {
  id: Uuid,
  name: Type.String(),
  scopes: Type.Array(TokenScope),
  prefix: Type.String(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type WireAccessToken = Static<typeof AccessToken>;
