import type { Answer, Gateway } from '../../harness/gateway.ts';

const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id account { user { email } } } errors { code path retryAfterSeconds } } }';
const CREATE =
  'mutation Create($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id name scopes prefix } viewer { accessTokens { name } } errors { code path } } }';

/** The response to `createAccessToken`. */
export interface CreatedToken {
  readonly token: string;
  readonly accessToken: { readonly id: string; readonly prefix: string };
  readonly viewer: { readonly accessTokens: readonly { readonly name: string }[] };
  readonly errors: readonly { readonly code: string; readonly path: readonly string[] }[];
}

/** Acts like a browser: keeps cookies and makes same-origin calls. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  async run(query: string, variables: Record<string, unknown> = {}, at = this.#gateway): Promise<Answer> {
    const response = await fetch(at.graphqlUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'graphql-require-preflight': '1',
        origin: new URL(at.url).origin,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (/Max-Age=0/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return (await response.json()) as Answer;
  }

  /** Signs a demo account in: `pro` is pro@demo.example. */
  async signIn(name: string, password = 'demo-password'): Promise<Answer> {
    return this.run(SIGN_IN, { input: { email: `${name}@demo.example`, password } });
  }

  async createToken(input: Readonly<Record<string, unknown>>): Promise<CreatedToken> {
    return (await this.run(CREATE, { input })).data?.['createAccessToken'] as CreatedToken;
  }

  async revokeToken(id: string): Promise<Answer> {
    const revoke =
      'mutation Revoke($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId viewer { accessTokens { id } } errors { code } } }';
    return this.run(revoke, { id });
  }
}

/** The code of the first error in a response. */
export function codeOf(answer: Answer): unknown {
  return answer.errors?.[0]?.extensions?.code;
}

/** The email address of the viewer in a response; null if there is no viewer. */
export function emailOf(answer: Answer): unknown {
  return (answer.data?.['viewer'] as { account: { user: { email: string } } } | null)?.account.user.email ?? null;
}

export const EMAIL = '{ viewer { account { user { email } } } }';
