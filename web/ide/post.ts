import { hasToken } from './sharedToken.ts';

/** The endpoint; the IDE is served one folder below the gateway's base path. */
export const ENDPOINT = new URL('../graphql', document.baseURI).href;

/** Header that the gateway requires from browsers, because no other site can send it. */
const REQUIRED = { 'graphql-require-preflight': '1' };

/**
 * Headers and credentials of a request. A token that the user entered replaces the session, which is then not sent,
 * because the gateway accepts only one credential.
 */
export function credentialsOf(headers: Readonly<Record<string, unknown>>): {
  readonly headers: Record<string, string>;
  readonly credentials: 'omit' | 'same-origin';
} {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return {
    headers: { ...REQUIRED, ...Object.fromEntries(entries) },
    credentials: hasToken(headers) ? 'omit' : 'same-origin',
  };
}

/** Posts JSON to the endpoint. */
export function post(body: unknown, headers: Readonly<Record<string, unknown>>): Promise<Response> {
  const { headers: all, credentials } = credentialsOf(headers);
  return fetch(ENDPOINT, {
    method: 'POST',
    headers: {
      ...all,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    credentials,
    body: JSON.stringify(body),
  });
}
