// Browser sessions of the gateway, opened by signing in like browsers. The fake upstream answers the login.
import { demoPassword } from '../tests/harness/upstream.ts';
import { ask, toRequest } from './ask.ts';
import { browserHeaders } from './browserHeaders.ts';
import { CALLERS, emailOf } from './callers.ts';
import { loadDocument } from './documents.ts';

/** What a signed-in browser sends with each request. */
export interface Session {
  /** Value of the Cookie header. */
  readonly cookie: string;
  /** Global id of its viewer. */
  readonly viewerId: string;
}

/**
 * The gateway renews a cookie last used over a minute ago. A browser takes the new one, but the load generator does
 * not, so sessions are reopened earlier, after this many milliseconds.
 */
const USED_FOR_MS = 40_000;

/** The sign-in mutation, which must be one of the gateway's trusted documents. */
export const signInDocument = loadDocument('signIn');

async function signIn(port: number, caller: number): Promise<Session> {
  const variables = { input: { email: emailOf(caller), password: demoPassword } };
  const { headers, text } = await ask(
    port,
    toRequest('/graphql', browserHeaders(), { documentId: signInDocument.id, variables }),
  );
  const { data } = JSON.parse(text) as { data?: { signIn: { viewer: { id: string } | null } } };
  const viewerId = data?.signIn.viewer?.id;
  const cookies = headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0]);
  if (viewerId === undefined || cookies === undefined) throw new Error(`signing in answered ${text}`);
  return { cookie: ['locale=en', ...cookies].join('; '), viewerId };
}

/** Sessions of all callers at the gateway on this port, by caller; reopened when too old. */
export function openSessions(port: number): () => Promise<readonly Session[]> {
  let sessions: readonly Session[] = [];
  let openedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - openedAt > USED_FOR_MS) {
      openedAt = performance.now();
      sessions = await Promise.all(Array.from({ length: CALLERS }, (_, caller) => signIn(port, caller)));
    }
    return sessions;
  };
}
