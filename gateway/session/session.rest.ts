import type { WireAccessToken, WireSession } from '../../upstream/contract/auth.ts';
import { checked, checkedWrite, listOf, nullable, object, text, timestamp } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

/** What is used of a session. */
export type NewSession = Pick<WireSession, 'token' | 'accountId'>;

const session = object<NewSession>({ token: text, accountId: text });
const accessToken = object<WireAccessToken>({
  id: text,
  name: text,
  scopes: listOf(text),
  prefix: text,
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: nullable(timestamp),
});
const accessTokens = object<{ tokens: WireAccessToken[] }>({ tokens: listOf(accessToken) });
const createdToken = object<{ token: string; accessToken: WireAccessToken }>({ token: text, accessToken });

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
export const login = (rest: RestClient, email: string, password: string, address: string): Promise<NewSession> =>
  checkedWrite(
    rest.post('/auth/login', { body: { email, password }, headers: { 'x-client-address': address } }),
    session,
  );

export const signup = (rest: RestClient, account: NewAccount, address: string): Promise<NewSession> =>
  checkedWrite(rest.post('/auth/signup', { body: account, headers: { 'x-client-address': address } }), session);

/** Revokes the credential it is called with. */
export const logout = (rest: RestClient): Promise<void> => rest.post('/auth/logout');

export const getAccessTokens = async (rest: RestClient): Promise<readonly WireAccessToken[]> =>
  (await checked(rest.get('/auth/tokens'), accessTokens)).tokens;

export const postAccessToken = (
  rest: RestClient,
  body: NewAccessToken,
): Promise<{ token: string; accessToken: WireAccessToken }> =>
  checkedWrite(rest.post('/auth/tokens', { body }), createdToken);

export const deleteAccessToken = (rest: RestClient, id: string): Promise<void> =>
  rest.delete(`/auth/tokens/${encodeURIComponent(id)}`);
