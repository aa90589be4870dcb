import type { TokenScope } from '../../domain/tokenScopes.ts';
import type { WireAccessToken } from '../contract/accessToken.ts';

/** The columns of an access token that its owner may see. */
export interface AccessTokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly prefix: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

export function accessTokenToWire(row: AccessTokenRow): WireAccessToken {
  return {
    id: row.id,
    name: row.name,
    scopes: [...row.scopes],
    prefix: row.prefix,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
