import { Pool } from 'undici';
import type { Asker } from './asker.ts';
import type { Deadlines } from './deadlines.ts';
import { Exchange } from './exchange.ts';

/** Largest body of an upstream answer, bytes. A larger one is cut off and refused. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** Connections to one upstream host; further calls wait for a free one. */
const MAX_CONNECTIONS = 128;
const CONNECT_TIMEOUT_MS = 2_000;

export interface TransportRequest {
  /** With base path and query. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** When the last byte must have been read, monotonic ms. */
  readonly until: number;
  readonly deadlines: Deadlines;
  /** Null: the call goes on though nobody waits for it. */
  readonly asker: Asker | null;
}

export interface TransportAnswer {
  readonly status: number;
  /** Parsed JSON; undefined when the answer has no body. */
  readonly body: unknown;
  readonly retryAfter: number | null;
}

export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>;
  close(): Promise<void>;
}

/**
 * The one way bytes leave for the upstream at `origin`: a pool with a cap on connections, a total deadline, a cap on the body,
 * no redirects (undici's `dispatch` follows none), JSON only. Throws UpstreamError of kind timeout, network, badResponse, aborted.
 */
export function createTransport(origin: string): Transport {
  const pool = new Pool(origin, {
    connections: MAX_CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: 15_000,
    maxResponseSize: MAX_RESPONSE_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The exchange's deadline is what counts: undici's own timers are coarse and measure idle time only.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
  return {
    // dispatch, not request: no stream, no signal and no promise of undici's own per call, which cost more than the rest of a call.
    send: (request) =>
      new Promise((resolve, reject) => {
        const exchange = new Exchange(request, resolve, reject);
        const { path, method, headers, body } = request;
        pool.dispatch({ path, method, headers, body }, exchange);
      }),
    // destroy, not close: by the time the process stops, whoever waited has been answered.
    close: () => pool.destroy(),
  };
}
