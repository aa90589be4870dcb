import { Agent } from 'undici';
import { Exchange } from './exchange.ts';

/** Largest body of an upstream answer, bytes. A larger one is cut off and refused. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** Connections to one upstream host; further calls wait for a free one. */
const MAX_CONNECTIONS = 128;
const CONNECT_TIMEOUT_MS = 2_000;

export interface TransportRequest {
  readonly origin: string;
  /** With base path and query. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** Total time from the first byte sent to the last byte read, ms. */
  readonly deadline: number;
  /** Ends the call when the asker is gone. */
  readonly signal: AbortSignal | null;
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
 * The one way bytes leave for the upstream: an agent with a cap on connections, a total deadline, a cap on the body,
 * no redirects (undici's `dispatch` follows none), JSON only. Throws UpstreamError of kind timeout, network, badResponse, aborted.
 */
export const createTransport = (): Transport => {
  const agent = new Agent({
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
        const { origin, path, method, headers, body } = request;
        agent.dispatch({ origin, path, method, headers, body }, exchange);
      }),
    // destroy, not close: by the time the process stops, whoever waited has been answered.
    close: () => agent.destroy(),
  };
};
