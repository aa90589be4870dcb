import type { WireAccessToken, WireSession } from '../../upstream/contract/auth.ts';
import { checked, checkedWrite, listOf, nullable, object, text, timestamp } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

/** The part of a session that the gateway uses. */
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
export function login(rest: RestClient, email: string, password: string, address: string): Promise<NewSession> {
  return checkedWrite(
    rest.post('/auth/login', { body: { email, password }, headers: { 'x-client-address': address } }),
    session,
  );
}

export function signup(rest: RestClient, account: NewAccount, address: string): Promise<NewSession> {
  return checkedWrite(rest.post('/auth/signup', { body: account, headers: { 'x-client-address': address } }), session);
}

/** Revokes the credential it is called with. */
export function logout(rest: RestClient): Promise<void> {
  return rest.post('/auth/logout');
}

export async function getAccessTokens(rest: RestClient): Promise<readonly WireAccessToken[]> {
  return (await checked(rest.get('/auth/tokens'), accessTokens)).tokens;
}

export function postAccessToken(
  rest: RestClient,
  body: NewAccessToken,
): Promise<{ token: string; accessToken: WireAccessToken }> {
  return checkedWrite(rest.post('/auth/tokens', { body }), createdToken);
}

export function deleteAccessToken(rest: RestClient, id: string): Promise<void> {
  return rest.delete(`/auth/tokens/${encodeURIComponent(id)}`);
}
