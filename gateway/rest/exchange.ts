import type { IncomingHttpHeaders } from 'node:http';
import { errors as undiciErrors } from 'undici';
import type { Dispatcher } from 'undici';
import type { Awaited } from './asker.ts';
import type { Deadline, Expiring } from './deadlines.ts';
import { UpstreamError } from './errors.ts';
import type { TransportAnswer, TransportRequest } from './transport.ts';

/** Seconds of a Retry-After header (number or date), at most a day; null when there is none. */
export function readRetryAfter(value: string | string[] | undefined, now: number): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : null;
}

function isJson(contentType: string | string[] | undefined): boolean {
  return typeof contentType === 'string' && /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);
}

/** Failures in which no byte of the request can have reached the upstream's code. */
function wasNeverSent(error: unknown): boolean {
  if (error instanceof undiciErrors.ConnectTimeoutError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EHOSTUNREACH';
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a whole answer stands for; UpstreamError `badResponse` when it is none we can use. */
function readAnswer(
  { method }: TransportRequest,
  status: number,
  headers: IncomingHttpHeaders,
  text: string,
): TransportAnswer | UpstreamError {
  const bad = (): UpstreamError => new UpstreamError({ kind: 'badResponse', status, outcomeUnknown: method !== 'GET' });
  const retryAfter = readRetryAfter(headers['retry-after'], Date.now());
  if (status >= 300 && status < 400) return bad();
  if (text === '') return { status, body: undefined, retryAfter };
  const body = isJson(headers['content-type']) ? parseJson(text) : undefined;
  // An error page of a proxy or a broken error body still is a status; a success must be JSON.
  if (body === undefined && status < 400) return bad();
  return { status, body, retryAfter };
}

const NO_HEADERS: IncomingHttpHeaders = {};

/** One request on its way and its answer: settles exactly once, at the latest at its deadline. */
export class Exchange implements Dispatcher.DispatchHandler, Expiring, Awaited {
  readonly #request: TransportRequest;
  readonly #resolve: (answer: TransportAnswer) => void;
  readonly #reject: (error: UpstreamError) => void;
  readonly #deadline: Deadline;
  #controller: Dispatcher.DispatchController | null = null;
  #settled = false;
  #status = 0;
  #headers = NO_HEADERS;
  readonly #chunks: Buffer[] = [];

  constructor(
    request: TransportRequest,
    resolve: (answer: TransportAnswer) => void,
    reject: (error: UpstreamError) => void,
  ) {
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#deadline = request.deadlines.add(request.until, this);
    if (request.asker?.isGone) this.abandon();
    else request.asker?.await(this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Given up while it waited for a connection: it must not be sent any more.
    if (this.#settled) controller.abort(new Error('given up'));
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
    if (this.#settled) return;
    const [first] = this.#chunks;
    const bytes = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : first;
    const answer = readAnswer(this.#request, this.#status, this.#headers, bytes?.toString() ?? '');
    if (answer instanceof UpstreamError) {
      this.#fail(answer);
      return;
    }
    this.#settle();
    this.#resolve(answer);
  }

  onResponseError(_controller: unknown, error: Error): void {
    const isWrite = this.#request.method !== 'GET';
    const isBad =
      error instanceof undiciErrors.ResponseExceededMaxSizeError || error instanceof undiciErrors.HTTPParserError;
    this.#fail(
      isBad
        ? new UpstreamError({ kind: 'badResponse', outcomeUnknown: isWrite })
        : new UpstreamError({ kind: 'network', outcomeUnknown: isWrite && !wasNeverSent(error) }),
    );
  }

  expire(): void {
    this.#giveUp('timeout');
  }

  abandon(): void {
    this.#giveUp('aborted');
  }

  #giveUp(kind: 'timeout' | 'aborted'): void {
    this.#fail(new UpstreamError({ kind, outcomeUnknown: this.#request.method !== 'GET' }));
    this.#controller?.abort(new Error('given up'));
  }

  #fail(error: UpstreamError): void {
    if (this.#settled) return;
    this.#settle();
    this.#reject(error);
  }

  #settle(): void {
    this.#settled = true;
    this.#request.deadlines.remove(this.#deadline);
    this.#request.asker?.settle(this);
    this.#chunks.length = 0;
  }
}
