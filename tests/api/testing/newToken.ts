import type { TokenScope } from '../../../domain/tokenScopes.ts';
import type { Upstream } from '../../harness/upstream.ts';

type Signable = Pick<Upstream, 'url' | 'signIn'>;

const sessions = new WeakMap<Signable, Map<string, Promise<string>>>();

/** A session of the account, reused because sign-in is slow by design. */
function sessionOf(upstream: Signable, account: string): Promise<string> {
  const known = sessions.get(upstream) ?? new Map<string, Promise<string>>();
  sessions.set(upstream, known);
  const session = known.get(account) ?? upstream.signIn(account);
  known.set(account, session);
  return session;
}

/** Creates an access token with these scopes, directly at the upstream. */
export async function newToken(
  upstream: Signable,
  account: string,
  scopes: readonly TokenScope[] = ['read', 'write', 'messages'],
): Promise<string> {
  const authorization = `Bearer ${await sessionOf(upstream, account)}`;
  const { token: csrf } = (await (await fetch(`${upstream.url}/csrf`, { headers: { authorization } })).json()) as {
    token: string;
  };
  const answer = await fetch(`${upstream.url}/auth/tokens`, {
    method: 'POST',
    headers: { authorization, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'test', expiresInDays: 1, scopes }),
  });
  if (!answer.ok) throw new Error(`A token for ${account}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
