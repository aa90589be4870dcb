import type { Context } from '../context.ts';
import type { LiveHub } from '../live/hub.ts';
import type { RestClients } from '../rest/client.ts';
import type { Caller } from '../session/caller.ts';
import { createSessionControl } from '../session/control.ts';
import type { SessionCookies } from '../session/cookie.ts';
import type { Log } from '../telemetry/log.ts';

/** What differs between operations. */
export interface OperationFacts {
  readonly viewer: Caller | null;
  readonly requestId: string;
  readonly locale: string;
  readonly clientAddress: string;
  readonly signal: AbortSignal;
  readonly setCookie: ((cookie: string) => void) | null;
}

export interface ContextParts {
  readonly clients: RestClients;
  readonly live: LiveHub;
  readonly log: Log;
  readonly cookies: SessionCookies;
  readonly basePath: string;
  /** Forgets what is remembered of a caller and closes its sockets. */
  readonly endSession: (caller: Caller) => void;
}

export type MakeContext = (facts: OperationFacts) => Context;

/** Makes the context of one operation: HTTP, socket and page alike. */
export const createMakeContext =
  (parts: ContextParts): MakeContext =>
  (facts) => {
    const { viewer, requestId, locale, signal } = facts;
    // One count of calls, also when signing in goes on with a second client.
    const budget = { calls: 0 };
    const restFor = (caller: Caller | null) => parts.clients(caller, { locale, requestId, signal, budget });
    return {
      viewer,
      rest: restFor(viewer),
      locale,
      log: parts.log.child({ requestId }),
      requestId,
      live: parts.live,
      signal,
      session: createSessionControl({
        cookies: parts.cookies,
        basePath: parts.basePath,
        clientAddress: facts.clientAddress,
        restFor,
        setCookie: facts.setCookie,
        onEnd: parts.endSession,
      }),
    };
  };
