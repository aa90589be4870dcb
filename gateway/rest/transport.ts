import type { IncomingHttpHeaders } from 'node:http';
import { errors as undiciErrors, Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { UpstreamError } from './errors.ts';

/** Maximum size of an upstream body, bytes. A larger one is cut off and refused. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2_000;

export interface TransportRequest {
  /** Includes base path and query. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body: string | Buffer | null;
}

export interface TransportAnswer {
  readonly status: number;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  /** Seconds; null if the upstream sent none. */
  readonly retryAfter: number | null;
}

type CancelReason = 'timeout' | 'aborted';

/**
 * Cancels one call, its retry included, at its deadline or when the operation's signal aborts. A timer and a listener,
 * because an AbortSignal per call costs 10 to 60 % more CPU.
 */
export class Cancellation {
  /** Monotonic ms. */
  readonly deadline: number;
  #reason: CancelReason | null = null;
  #onCancel: (reason: CancelReason) => void = () => undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal | null;

  constructor(ms: number, signal: AbortSignal | null) {
    this.deadline = performance.now() + ms;
    this.#timer = setTimeout(() => this.#cancel('timeout'), ms);
    this.#signal = signal;
    signal?.addEventListener('abort', this.#abort);
    if (signal?.aborted) this.#abort();
  }

  /** Null unless the call is cancelled. */
  get reason(): CancelReason | null {
    return this.#reason;
  }

  /**
   * Sets the only listener, by which the call stops what it is waiting for. Called at once if the call is already
   * cancelled.
   */
  listen(onCancel: (reason: CancelReason) => void): void {
    this.#onCancel = onCancel;
    if (this.#reason) onCancel(this.#reason);
  }

  /** Removes timer and listener; call it when the call has settled. */
  close(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#abort);
  }

  readonly #abort = (): void => this.#cancel('aborted');

  #cancel(reason: CancelReason): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#onCancel(reason);
  }
}

export interface Transport {
  /** `errorOf`: the error to throw for a response. */
  send(
    request: TransportRequest,
    cancellation: Cancellation,
    errorOf: (answer: TransportAnswer) => UpstreamError | null,
  ): Promise<TransportAnswer>;
  close(): Promise<void>;
}

/**
 * All traffic to the upstream at `origin`: a connection pool with a limit, a body limit, no redirects (undici's
 * `dispatch` follows none), JSON only. Calls beyond `connections` wait for a free one. Throws UpstreamError of kind
 * timeout, network, badResponse, aborted.
 */
export function createTransport(origin: string, connections: number): Transport {
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 15_000,
    maxResponseSize: MAX_RESPONSE_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The call has its own deadline: undici's timers are coarse and measure only idle time.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
  return {
    // dispatch instead of request: undici's stream, signal and promise per call cost more than the rest of a call.
    send: ({ path, method, headers, body }, cancellation, errorOf) =>
      new Promise((resolve, reject) => {
        pool.dispatch(
          { path, method, headers, body },
          new AnswerHandler(method !== 'GET', cancellation, errorOf, resolve, reject),
        );
      }),
    // destroy instead of close: when the process stops, every caller has been answered.
    close: () => pool.destroy(),
  };
}

/** Collects the response of one request. */
class AnswerHandler implements Dispatcher.DispatchHandler {
  readonly #isWrite: boolean;
  readonly #cancellation: Cancellation;
  readonly #errorOf: (answer: TransportAnswer) => UpstreamError | null;
  readonly #resolve: (answer: TransportAnswer) => void;
  readonly #reject: (error: UpstreamError) => void;
  /** Null until the request is about to be written to a connection. */
  #controller: Dispatcher.DispatchController | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  readonly #chunks: Buffer[] = [];

  constructor(
    isWrite: boolean,
    cancellation: Cancellation,
    errorOf: (answer: TransportAnswer) => UpstreamError | null,
    resolve: (answer: TransportAnswer) => void,
    reject: (error: UpstreamError) => void,
  ) {
    this.#isWrite = isWrite;
    this.#cancellation = cancellation;
    this.#errorOf = errorOf;
    this.#resolve = resolve;
    this.#reject = reject;
    cancellation.listen((kind) => {
      this.#fail(kind);
      this.#controller?.abort(new Error(kind));
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Cancelled while waiting for a connection: it must not be sent.
    if (this.#cancellation.reason) controller.abort(new Error(this.#cancellation.reason));
    else this.#controller = controller;
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const bytes = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : first;
    const answer = readAnswer(this.#status, this.#headers, bytes?.toString() ?? '');
    const error = answer && this.#errorOf(answer);
    if (!answer) this.#fail('badResponse', this.#status);
    else if (error) this.#reject(error);
    else this.#resolve(answer);
  }

  onResponseError(_controller: unknown, error: Error): void {
    const isBad =
      error instanceof undiciErrors.ResponseExceededMaxSizeError || error instanceof undiciErrors.HTTPParserError;
    this.#fail(isBad ? 'badResponse' : 'network');
  }

  /** A write that reached a connection may have been executed. */
  #fail(kind: CancelReason | 'network' | 'badResponse', status?: number): void {
    this.#reject(new UpstreamError({ kind, status, outcomeUnknown: this.#isWrite && this.#controller !== null }));
  }
}

/** A complete response; null if it is unusable: a redirect, or a success without JSON. */
function readAnswer(status: number, headers: IncomingHttpHeaders, text: string): TransportAnswer | null {
  if (status >= 300 && status < 400) return null;
  const retryAfter = readRetryAfter(headers['retry-after']);
  if (text === '') return { status, body: undefined, retryAfter };
  const body = isJson(headers['content-type']) ? parseJson(text) : undefined;
  // An error page of a proxy or a broken error body still has a status.
  return body === undefined && status < 400 ? null : { status, body, retryAfter };
}

function isJson(contentType: string | string[] | undefined): boolean {
  return typeof contentType === 'string' && /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);
}

/** Undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of a Retry-After header (number or date), at most a day; null without one. */
function readRetryAfter(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : null;
}
