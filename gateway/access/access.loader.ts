import DataLoader from 'dataloader';
import type { WireAccessToken } from '../../upstream/contract/auth.ts';
import type { RestClient } from '../rest/client.ts';
import { getAccessTokens } from './access.rest.ts';

/** Access tokens by id, looked up in one read of the list. Null for an id that the account does not have. */
export type AccessTokenLoader = DataLoader<string, WireAccessToken | null>;

/** Caches nothing itself, because the REST client caches the list until a write clears it. */
export function accessTokenLoader(rest: RestClient): AccessTokenLoader {
  return new DataLoader(
    async (ids) => {
      const tokens = new Map((await getAccessTokens(rest)).map((token) => [token.id, token]));
      return ids.map((id) => tokens.get(id) ?? null);
    },
    { cache: false },
  );
}
