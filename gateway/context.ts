import type { CatalogueLoader } from './catalogue/catalogue.loader.ts';
import type { LiveHub } from './live/hub.ts';
import type { RestClient } from './rest/client.ts';
import type { Caller } from './session/caller.ts';
import type { SessionControl } from './session/control.ts';
import type { Log } from './telemetry/log.ts';

/** One per operation, created when an HTTP request or a socket's subscribe message arrives. */
export interface Context {
  /**
   * The verified caller; null for visitors. Resolvers never look at cookies or headers. Only signing in and out changes
   * it.
   */
  viewer: Caller | null;
  /** Upstream client with the viewer's credential; changes with `viewer`. */
  rest: RestClient;
  /** Reads the catalogue once for all fields; replaced together with `rest`. */
  catalogue: CatalogueLoader;
  /**
   * One of the 14 interface languages, also sent to the upstream. Changes only for a page, which switches to the
   * account's language before it runs its queries.
   */
  locale: string;
  /** Prefix of all our paths, '' or '/partners'. */
  readonly basePath: string;
  /** The rate limit key: the account, the credential of a bearer, or a visitor's address. */
  readonly rateLimitKey: string;
  /** The User-Agent header, '' without one. */
  readonly userAgent: string;
  /** Adds the request id to every line. */
  readonly log: Log;
  /** The same id in the response's errors, in our log and in the upstream's log. */
  readonly requestId: string;
  /** Turns polls into pushes: subscribe to topics, `kick` after a write. */
  readonly live: LiveHub;
  /** Starts and ends the browser session by setting the response's cookie. */
  readonly session: SessionControl;
  /** Aborted when the client disconnects: reads are cancelled, writes continue. */
  readonly signal: AbortSignal;
}
