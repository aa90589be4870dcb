import { Type, type Static } from 'typebox';
import { AccessToken, TokenScope } from './accessToken.ts';
import { Locale } from './account.ts';
import { call, Closed, Described, Entity, IdempotencyKey, Nullable, Timestamp, Uuid } from './call.ts';

export const Session = Entity('A session. Its token is returned only once and stored as a hash.', {
  token: Type.String(),
  expiresAt: Timestamp,
  accountId: Uuid,
});
export type WireSession = Static<typeof Session>;

export const login = call({
  row: 'RST-75',
  method: 'POST',
  path: '/auth/login',
  tag: 'auth',
  summary: 'Sign in. The response does not reveal whether the address is unknown or the password is wrong.',
  access: 'none',
  body: Closed({ email: Type.String({ maxLength: 320 }), password: Type.String({ maxLength: 1024 }) }),
  responses: { 200: Session },
  errors: { 401: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_ATTEMPTS'] },
});

export const signup = call({
  row: 'RST-75',
  method: 'POST',
  path: '/auth/signup',
  tag: 'auth',
  summary: 'Create an account and sign in. Password: 8 to 200 characters.',
  access: 'none',
  body: Closed({
    email: Type.String({ maxLength: 320 }),
    password: Type.String({ maxLength: 1024 }),
    locale: Described('Default: from Accept-Language.', Type.Optional(Locale)),
    timeZone: Described(
      'IANA name of the time zone of days and periods, e.g. `Europe/Berlin`. Default, and for an unknown one: UTC.',
      Type.Optional(Type.String({ maxLength: 100 })),
    ),
  }),
  responses: { 201: Session },
  errors: { 409: ['EMAIL_TAKEN'], 429: ['TOO_MANY_ATTEMPTS'] },
});

export const logout = call({
  row: 'RST-75',
  method: 'POST',
  path: '/auth/logout',
  anyScope: true,
  tag: 'auth',
  summary: 'Sign out: end the session, or revoke the access token, used for this call.',
  responses: { 204: null },
});

export const listAccessTokens = call({
  row: 'EXT-24',
  method: 'GET',
  path: '/auth/tokens',
  tag: 'auth',
  summary: 'Personal access tokens of the account, newest first, without their secrets.',
  responses: { 200: Type.Object({ tokens: Type.Array(AccessToken) }) },
});

export const createAccessToken = call({
  row: 'EXT-24',
  method: 'POST',
  path: '/auth/tokens',
  tag: 'auth',
  summary:
    'Create a personal access token. Only this response contains its secret. With a repeated Idempotency-Key the token gets a new secret, and the earlier one stops working.',
  headers: Type.Object({ 'idempotency-key': IdempotencyKey }),
  body: Closed({
    name: Described('1 to 60 code points after trimming.', Type.String({ maxLength: 1000 })),
    expiresInDays: Described('1 to 365.', Nullable(Type.Number())),
    scopes: Described('At least one.', Type.Array(TokenScope, { maxItems: 20 })),
  }),
  responses: { 201: Type.Object({ token: Type.String(), accessToken: AccessToken }) },
  errors: { 409: ['IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_TOKENS'], 422: ['VALIDATION_FAILED'] },
});

export const revokeAccessToken = call({
  row: 'EXT-24',
  method: 'DELETE',
  path: '/auth/tokens/:id',
  tag: 'auth',
  summary: 'Revoke a personal access token. It stops working immediately.',
  params: Type.Object({ id: Described('Id of the token.', Uuid) }),
  responses: { 204: null },
  errors: { 404: ['TOKEN_NOT_FOUND'] },
});

export const csrf = call({
  row: 'RST-73',
  method: 'GET',
  path: '/csrf',
  anyScope: true,
  tag: 'auth',
  summary: 'The token that a session must send as X-CSRF-Token with every write. It is bound to the credential.',
  responses: { 200: Type.Object({ token: Type.String() }) },
});
