import { Agent } from 'undici';
import { errors as undiciErrors } from 'undici';
import { UpstreamError } from './errors.ts';

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

/** Seconds of a Retry-After header (number or date), at most 5 minutes; null when there is none. */
export const readRetryAfter = (value: string | string[] | undefined, now: number): number | null => {
  if (typeof value !== 'string' || value === '') return null;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 300) : null;
};

const isJson = (contentType: string | string[] | undefined): boolean =>
  typeof contentType === 'string' && /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);

/** Failures in which no byte of the request can have reached the upstream's code. */
const wasNeverSent = (error: unknown): boolean => {
  if (error instanceof undiciErrors.ConnectTimeoutError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EHOSTUNREACH';
};

const parseJson = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError({ kind: 'badResponse', status });
  }
};

/**
 * The one way bytes leave for the upstream: an agent with a cap on connections, a total deadline, a cap on the body,
 * no redirects (undici's `request` follows none), JSON only. Throws UpstreamError of kind timeout, network, badResponse, aborted.
 */
export const createTransport = (): Transport => {
  const agent = new Agent({
    connections: MAX_CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: 15_000,
    maxResponseSize: MAX_RESPONSE_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The deadline below is what counts: undici's own timers are coarse and measure idle time only.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });

  const send = async (request: TransportRequest): Promise<TransportAnswer> => {
    const isWrite = request.method !== 'GET';
    const abort = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      abort.abort();
    }, request.deadline);
    const onGone = (): void => abort.abort();
    if (request.signal?.aborted) abort.abort();
    else request.signal?.addEventListener('abort', onGone, { once: true });
    try {
      const answer = await agent.request({
        origin: request.origin,
        path: request.path,
        method: request.method,
        headers: request.headers,
        body: request.body,
        signal: abort.signal,
      });
      const status = answer.statusCode;
      const retryAfter = readRetryAfter(answer.headers['retry-after'], Date.now());
      const text = await answer.body.text();
      if (status >= 300 && status < 400) throw new UpstreamError({ kind: 'badResponse', status });
      if (!isJson(answer.headers['content-type'])) {
        // An error page of a proxy is still a status; a success must be JSON or empty.
        if (status >= 400 || text === '') return { status, body: undefined, retryAfter };
        throw new UpstreamError({ kind: 'badResponse', status });
      }
      if (text === '') return { status, body: undefined, retryAfter };
      return { status, body: status >= 400 ? parseErrorBody(text) : parseJson(text, status), retryAfter };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (timedOut) throw new UpstreamError({ kind: 'timeout', outcomeUnknown: isWrite });
      if (request.signal?.aborted) throw new UpstreamError({ kind: 'aborted', outcomeUnknown: isWrite });
      if (error instanceof undiciErrors.ResponseExceededMaxSizeError || error instanceof undiciErrors.HTTPParserError) {
        throw new UpstreamError({ kind: 'badResponse', outcomeUnknown: isWrite });
      }
      throw new UpstreamError({ kind: 'network', outcomeUnknown: isWrite && !wasNeverSent(error) });
    } finally {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', onGone);
    }
  };

  return {
    send,
    // destroy, not close: by the time the process stops, whoever waited has been answered.
    close: () => agent.destroy(),
  };
};

/** A broken error body still is an error of that status. */
const parseErrorBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
