import { accessOf } from '../auth/callAccess.ts';
import type { Call } from '../contract/call.ts';
import type { Json, JsonObject } from './json.ts';

export const SECURITY_SCHEMES: JsonObject = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, from `POST /auth/login`. It may make every call.',
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
    description: 'Protects the writes of a browser session; from `GET /csrf`. Access tokens do not need it.',
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
  if (call.access === 'none') return 'Needs no credential.';
  const access = accessOf(call);
  if (access === 'session') return 'Needs a session; access tokens are refused.';
  return access === 'any'
    ? 'Needs a session or any access token.'
    : `Needs a session or an access token with the scope \`${access}\`.`;
}
