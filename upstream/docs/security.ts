import { accessOf } from '../auth/callAccess.ts';
import type { Call } from '../contract/call.ts';
import type { Json, JsonObject } from './json.ts';

export const SECURITY_SCHEMES: JsonObject = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, from `POST /auth/login`. Allows every call.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal access token, from `POST /auth/tokens`, limited to its scopes.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description: 'Protects writes of a browser session. Returned by `GET /csrf`; not needed with access tokens.',
  },
};

/** The credentials that a call accepts, as OpenAPI security requirements. */
export function securityOf(call: Call): Json {
  if (call.access === 'none') return [];
  const access = accessOf(call);
  const session = { session: [], ...(call.method === 'GET' ? {} : { csrf: [] }) };
  return access === 'session' ? [session] : [session, { accessToken: access === 'any' ? [] : [access] }];
}

/** The same in words, for the documentation. */
export function accessText(call: Call): string {
  if (call.access === 'none') return 'Requires no credential.';
  const access = accessOf(call);
  if (access === 'session') return 'Requires a session; access tokens are rejected.';
  return access === 'any'
    ? 'Requires a session or any access token.'
    : `Requires a session or an access token with the scope \`${access}\`.`;
}
