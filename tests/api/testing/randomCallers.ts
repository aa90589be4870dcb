import type { Answer, Gateway } from '../../harness/gateway.ts';
import { demoEmail, demoPassword, type Upstream } from '../../harness/upstream.ts';
import { newToken } from './newToken.ts';
import type { Caller } from './randomOperations.ts';

type Credentials = Readonly<Record<string, string>>;

/** The credentials of random callers, created on first use and again after they have been dropped. */
export class RandomCallers {
  readonly #upstream: Upstream;
  readonly #gateway: Gateway;
  readonly #known = new Map<Caller, Promise<Credentials>>();

  constructor(upstream: Upstream, gateway: Gateway) {
    this.#upstream = upstream;
    this.#gateway = gateway;
  }

  /** The headers of this caller. */
  headersOf(caller: Caller): Promise<Credentials> {
    const known = this.#known.get(caller) ?? this.#make(caller);
    this.#known.set(caller, known);
    return known;
  }

  /** Drops the caller's credential if it no longer works. Call it after an operation that may have invalidated it. */
  async check(caller: Caller): Promise<void> {
    const known = this.#known.get(caller);
    if (known === undefined || caller === 'stranger' || caller === 'visitor') return;
    // Reads data that needs an upstream call, because the gateway caches which account a token belongs to.
    const answer = await post(this.#gateway, await known, '{ viewer { account { timeZone } } }');
    const { data, errors = [] } = (await answer.json()) as Answer;
    const isRefused = errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if ((!data?.['viewer'] || isRefused) && this.#known.get(caller) === known) this.#known.delete(caller);
  }

  async #make(caller: Caller): Promise<Credentials> {
    const upstream = this.#upstream;
    switch (caller) {
      case 'owner':
        return bearer(await newToken(upstream, 'owner-scale'));
      case 'reader':
        return bearer(await newToken(upstream, 'owner-advanced', ['read']));
      case 'writer':
        return bearer(await newToken(upstream, 'trial', ['write', 'messages']));
      case 'free':
      case 'recipient':
        return bearer(await newToken(upstream, caller));
      case 'session':
        return bearer(await upstream.signIn('limit'));
      case 'browser':
        return { ...fromOurPage(this.#gateway), cookie: await signInByPage(this.#gateway, 'owner-start') };
      case 'stranger':
        return bearer('nobody-has-this-token');
      case 'visitor':
        return fromOurPage(this.#gateway);
    }
  }
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';

/** Signs a demo account in like the portal; returns the Cookie header of its session. */
export async function signInByPage(gateway: Gateway, account: string): Promise<string> {
  const input = { email: demoEmail(account), password: demoPassword };
  const answer = await post(gateway, fromOurPage(gateway), SIGN_IN, { input });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Signing in ${account} answered ${answer.status}: ${await answer.text()}`);
  return cookies.join('; ');
}

function bearer(token: string): Credentials {
  return { authorization: `Bearer ${token}` };
}

function fromOurPage(gateway: Gateway): Credentials {
  return { origin: new URL(gateway.url).origin };
}

function post(gateway: Gateway, headers: Credentials, query: string, variables: object = {}): Promise<Response> {
  return fetch(gateway.graphqlUrl, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'graphql-require-preflight': '1' },
    body: JSON.stringify({ query, variables }),
  });
}
