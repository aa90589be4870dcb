import DataLoader from 'dataloader';
import type { WireAccessToken } from '../../upstream/contract/auth.ts';
import type { RestClient } from '../rest/client.ts';
import { getAccessTokens } from './access.rest.ts';

/** Access tokens by their id: one read of the list answers many. Null for one that the account does not have. */
export type AccessTokenLoader = DataLoader<string, WireAccessToken | null>;

/** Keeps nothing itself: the REST client remembers the list until a write clears it. */
export function accessTokenLoader(rest: RestClient): AccessTokenLoader {
  return new DataLoader(
    async (ids) => {
      const tokens = new Map((await getAccessTokens(rest)).map((token) => [token.id, token]));
      return ids.map((id) => tokens.get(id) ?? null);
    },
    { cache: false },
  );
}
