import type { LiveHub } from './live/hub.ts';
import type { Loaders } from './loaders.ts';
import type { RestClient } from './rest/client.ts';
import type { Caller } from './session/caller.ts';
import type { SessionControl } from './session/control.ts';
import type { Log } from './telemetry/log.ts';

/** One per operation: made when an HTTP request or a socket's subscribe message arrives, dropped when it is answered. */
export interface Context {
  /** The verified caller; null for visitors. Rooms never look at cookies or headers. Only signing in and out changes it. */
  viewer: Caller | null;
  /** Calls in the viewer's name; goes with `viewer`. */
  rest: RestClient;
  /** Lists read once for many ids; go with `rest`. */
  loaders: Loaders;
  /** One of the 14 interface languages; also what the upstream is asked for. Only a page changes it, before its queries: it may be the account's. */
  locale: string;
  /** Path before every address of ours, '' or '/partners'. */
  readonly basePath: string;
  /** What the rate limit is counted against: the account, or a visitor's address. */
  readonly rateLimitKey: string;
  /** What the caller's program calls itself, '' when it does not say. */
  readonly userAgent: string;
  /** Log lines carry the request id. */
  readonly log: Log;
  /** Same id in the answer's errors, in our log and in the upstream's log. */
  readonly requestId: string;
  /** Poll to push: subscribe to topics, `kick` after a write. */
  readonly live: LiveHub;
  /** Begins and ends the browser session (sets the cookie of the answer under way). */
  readonly session: SessionControl;
  /** Aborted when the client has gone: reads are cancelled, writes go on. */
  readonly signal: AbortSignal;
}
