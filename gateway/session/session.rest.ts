import type { WireAccessToken, WireSession } from '../../upstream/contract/auth.ts';
import type { RestClient } from '../rest/client.ts';

const SESSION_SHAPE = { token: 'string', accountId: 'string' } as const;

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly locale: string;
}

interface NewAccessToken {
  readonly name: string;
  readonly expiresInDays: number;
  readonly scopes: readonly WireAccessToken['scopes'][number][];
}

/** `address`: the client's, for the upstream's limit on tries. */
export const login = (rest: RestClient, email: string, password: string, address: string): Promise<WireSession> =>
  rest.post('/auth/login', {
    body: { email, password },
    headers: { 'x-client-address': address },
    shape: SESSION_SHAPE,
  });

export const signup = (rest: RestClient, account: NewAccount, address: string): Promise<WireSession> =>
  rest.post('/auth/signup', { body: account, headers: { 'x-client-address': address }, shape: SESSION_SHAPE });

/** Revokes the credential it is called with. */
export const logout = (rest: RestClient): Promise<void> => rest.post('/auth/logout');

export const getAccessTokens = async (rest: RestClient): Promise<readonly WireAccessToken[]> => {
  const { tokens } = await rest.get<{ tokens: WireAccessToken[] }>('/auth/tokens', {}, { shape: { tokens: 'array' } });
  return tokens;
};

export const postAccessToken = (
  rest: RestClient,
  body: NewAccessToken,
): Promise<{ token: string; accessToken: WireAccessToken }> =>
  rest.post('/auth/tokens', { body, shape: { token: 'string', accessToken: 'object' } });

export const deleteAccessToken = (rest: RestClient, id: string): Promise<void> =>
  rest.delete(`/auth/tokens/${encodeURIComponent(id)}`);
