import type { RestClients } from './client.ts';
import { CsrfTokens } from './csrf.ts';
import { UpstreamError } from './errors.ts';
import { OperationClient } from './operationClient.ts';
import { PERMITS } from './protection.ts';
import type { BreakerState, ProtectionOptions } from './protection.ts';
import { createPublicCaches } from './publicReads.ts';
import { Cancellation, createTransport } from './transport.ts';
import { Upstream } from './upstream.ts';
import type { CallReport, UpstreamOptions } from './upstream.ts';

/** Total deadlines, ms (RST-04). */
const DEADLINES = { api: 10_000, messaging: 5_000 };
/**
 * One for each call that both upstreams permit, so that a slow one never delays the other, and one for `isReachable`.
 */
const MAX_CONNECTIONS = 2 * (PERMITS.read + PERMITS.write + PERMITS.poll) + 1;

export interface RestOptions {
  /** Base URL of the upstream, with a path if it has one: `http://127.0.0.1:4010`. */
  readonly upstreamUrl: string;
  /** Base path of messaging: `/messaging/api/v1`. */
  readonly messagingPath: string;
  readonly onCall?: (call: CallReport) => void;
  readonly onBreaker?: (upstream: string, state: BreakerState) => void;
  /** Total deadlines, in ms; for tests. */
  readonly deadlines?: { readonly api: number; readonly messaging: number };
  readonly protection?: ProtectionOptions;
}

/** The process-wide parts of rest/. */
export interface Rest {
  readonly clients: RestClients;
  readonly csrf: CsrfTokens;
  /** Whether the upstream answers within 3.5 s with anything but a server error; then closes the API's breaker. */
  isReachable(): Promise<boolean>;
  /** Clears the cache of public responses. */
  forgetPublic(): void;
  close(): Promise<void>;
}

/** A slow upstream is no outage. Pages detect one within 10 s (EXT-04), which leaves no more time. */
const REACH_DEADLINE_MS = 3_500;

/** Calls to one upstream. Connections, breakers, bulkheads, CSRF tokens and public caches last until `close`. */
export function createRest(options: RestOptions): Rest {
  const url = new URL(options.upstreamUrl);
  const rootPath = url.pathname.replace(/\/+$/, '');
  const transport = createTransport(url.origin, MAX_CONNECTIONS);
  const csrf = new CsrfTokens();
  const publicReads = createPublicCaches();
  const upstream = (name: UpstreamOptions['name'], basePath: string): Upstream => {
    const onStateChange = (state: BreakerState): void => options.onBreaker?.(name, state);
    return new Upstream(transport, {
      name,
      basePath,
      deadline: (options.deadlines ?? DEADLINES)[name],
      protection: { ...options.protection, onStateChange },
      report: options.onCall ?? (() => undefined),
    });
  };
  const api = upstream('api', rootPath);
  const messaging = upstream('messaging', rootPath + options.messagingPath);
  return {
    clients: (credential, clientOptions) =>
      new OperationClient({ api, messaging, csrf, publicReads }, credential, clientOptions),
    csrf,
    isReachable: async () => {
      const cancellation = new Cancellation(REACH_DEADLINE_MS, null);
      const headers = { accept: 'application/json' };
      const probe = async (): Promise<void> => {
        const request = { path: `${rootPath}/prices/`, method: 'GET', headers, body: null } as const;
        const { status } = await transport.send(request, cancellation, () => null);
        if (status >= 500) throw new UpstreamError({ kind: 'status', status });
      };
      try {
        await probe();
        // After an outage, a user's first call would be the trial, and the calls next to it would be refused.
        await api.tryToClose(cancellation, probe);
        return true;
      } catch {
        return false;
      } finally {
        cancellation.close();
      }
    },
    forgetPublic: () => {
      for (const reads of Object.values(publicReads)) reads.clear();
    },
    close: () => transport.close(),
  };
}
