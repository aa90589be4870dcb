import { GatewayError } from '../errors.ts';
import type { RestClient } from '../rest/client.ts';
import type { Caller } from './caller.ts';
import type { SessionCookies } from './cookie.ts';

/** A year. The cookie only marks returning visitors (ACC-02). */
const KNOWN_MAX_AGE_S = 365 * 24 * 60 * 60;

/** What resolvers may do with the session of the current response. */
export interface SessionControl {
  /** Address of the client, for the upstream's limit on sign-in attempts. */
  readonly clientAddress: string;
  /** Sets the cookie of a new session and returns its caller. Throws FORBIDDEN where no cookie can be set. */
  begin(session: { readonly token: string; readonly accountId: string }): Promise<Caller>;
  /** Clears the caller's caches, its sockets and its cookie. */
  end(caller: Caller): void;
  /** Refuses an access token that was just revoked, and closes its sockets. */
  endToken(tokenId: string): void;
  /** A client for another caller within the same operation; its calls count towards the operation's budget. */
  restFor(viewer: Caller | null): RestClient;
}

export interface SessionControlParts {
  readonly cookies: SessionCookies;
  readonly basePath: string;
  readonly clientAddress: string;
  readonly restFor: (viewer: Caller | null) => RestClient;
  /** Adds a Set-Cookie header to the response; null where that is impossible (socket, page). */
  readonly setCookie: ((cookie: string) => void) | null;
  readonly onEnd: (caller: Caller) => void;
  readonly onRevoked: (tokenId: string) => void;
}

/** Cookie of a browser in which somebody has signed in before. */
export const KNOWN_COOKIE = 'known';

/** The session control of one response. */
export function createSessionControl(parts: SessionControlParts): SessionControl {
  return {
    clientAddress: parts.clientAddress,
    restFor: parts.restFor,
    async begin(session) {
      if (!parts.setCookie) throw new GatewayError('FORBIDDEN', 'Sessions are opened over HTTP.');
      const { caller, setCookie } = await parts.cookies.begin(session.token, session.accountId);
      parts.setCookie(setCookie);
      const path = parts.basePath || '/';
      parts.setCookie(`${KNOWN_COOKIE}=1; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${KNOWN_MAX_AGE_S}`);
      return caller;
    },
    end(caller) {
      if (caller.kind === 'cookie') parts.setCookie?.(parts.cookies.clear());
      parts.onEnd(caller);
    },
    endToken: parts.onRevoked,
  };
}
