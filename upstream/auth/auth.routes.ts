import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createAccessToken,
  csrf,
  listAccessTokens,
  login,
  logout,
  revokeAccessToken,
  signup,
} from '../contract/auth.ts';
import { completePasswordReset, requestPasswordReset } from '../contract/passwordReset.ts';
import { route } from '../http/route.ts';
import { createToken, listTokens, revokeToken } from './accessTokens.ts';
import { clientAddress, type AddressTrust } from './clientAddress.ts';
import type { CsrfTokens } from './csrf.ts';
import { requestReset, resetPassword } from './passwordResets.ts';
import { endCredential, signIn, signUp, type SessionDeps } from './sessions.ts';

export interface AuthDeps extends SessionDeps {
  readonly csrf: CsrfTokens;
  readonly clientAddressTrust: AddressTrust;
}

/** Sign-in and sign-out, personal access tokens, CSRF tokens (RST-73, RST-75, EXT-24). */
export function authRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const addressOf = ({ ip, headers }: FastifyRequest): string =>
    clientAddress(ip, headers['x-client-address'], deps.clientAddressTrust);

  route(app, login, async ({ body, request }) => ({
    status: 200,
    body: await signIn(deps, body, addressOf(request)),
  }));

  route(app, signup, async ({ body, language, request }) => ({
    status: 201,
    body: await signUp(deps, { ...body, locale: body.locale ?? language }, addressOf(request)),
  }));

  route(app, requestPasswordReset, async ({ body, request }) => {
    await requestReset(deps, body, addressOf(request));
    return { status: 204 };
  });

  route(app, completePasswordReset, async ({ body, request }) => {
    await resetPassword(deps, body, addressOf(request));
    return { status: 204 };
  });

  route(app, logout, async ({ credential }) => {
    await endCredential(deps, credential);
    return { status: 204 };
  });

  route(app, csrf, async ({ credential }) => ({ status: 200, body: { token: deps.csrf.issue(credential) } }));

  route(app, listAccessTokens, async ({ account }) => ({
    status: 200,
    body: { tokens: await listTokens(deps, account.id) },
  }));

  route(app, createAccessToken, async ({ account, body, headers }) => ({
    status: 201,
    body: await createToken(deps, account.id, { ...body, key: headers['idempotency-key'] ?? null }),
  }));

  route(app, revokeAccessToken, async ({ account, params }) => {
    await revokeToken(deps, account.id, params.id);
    return { status: 204 };
  });
}
