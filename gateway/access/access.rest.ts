import { Type } from 'typebox';
import type { Static } from 'typebox';
import * as contract from '../../upstream/contract/auth.ts';
import type { WireAccessToken } from '../../upstream/contract/accessToken.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

/** The part of a session that the gateway uses. */
const NewSession = Type.Omit(contract.Session, ['expiresAt']);
export type NewSession = Static<typeof NewSession>;

const session = { check: checkOf(NewSession) };
const accessTokens = { check: checkOf(contract.listAccessTokens.responses[200]) };
const createdToken = { check: checkOf(contract.createAccessToken.responses[201]) };

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly locale: string;
  readonly timeZone?: string;
}

interface NewAccessToken {
  readonly name: string;
  readonly expiresInDays: number;
  readonly scopes: readonly WireAccessToken['scopes'][number][];
}

/** `address`: the client's IP address, by which the upstream limits attempts. */
export function login(rest: RestClient, email: string, password: string, address: string): Promise<NewSession> {
  return rest.post('/auth/login', { body: { email, password }, clientAddress: address, ...session });
}

export function signup(rest: RestClient, account: NewAccount, address: string): Promise<NewSession> {
  return rest.post('/auth/signup', { body: account, clientAddress: address, ...session });
}

export function postPasswordReset(rest: RestClient, email: string, address: string): Promise<void> {
  return rest.post('/auth/password-reset', { body: { email }, clientAddress: address });
}

export function postNewPassword(
  rest: RestClient,
  body: { readonly token: string; readonly password: string },
  address: string,
): Promise<void> {
  return rest.post('/auth/password-reset/complete', { body, clientAddress: address });
}

/** Revokes the credential of `rest`. */
export function logout(rest: RestClient): Promise<void> {
  return rest.post('/auth/logout');
}

export async function getAccessTokens(rest: RestClient): Promise<readonly WireAccessToken[]> {
  return (await rest.get('/auth/tokens', {}, accessTokens)).tokens;
}

/** Null if the account has no token with this id. */
export async function findAccessToken(rest: RestClient, id: string): Promise<WireAccessToken | null> {
  return (await getAccessTokens(rest)).find((token) => token.id === id) ?? null;
}

export function postAccessToken(
  rest: RestClient,
  body: NewAccessToken,
  idempotencyKey: string | null,
): Promise<{ token: string; accessToken: WireAccessToken }> {
  return rest.post('/auth/tokens', { body, idempotencyKey, ...createdToken });
}

export function deleteAccessToken(rest: RestClient, id: string): Promise<void> {
  return rest.delete(`/auth/tokens/${encodeURIComponent(id)}`);
}
