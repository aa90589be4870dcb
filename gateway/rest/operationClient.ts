import DataLoader from 'dataloader';
import { csrf } from '../../upstream/contract/auth.ts';
import { checkOf } from './check.ts';
import type { Check } from './check.ts';
import type { PublicReadOptions, Query, ReadOptions, RestClient, RestClientOptions, WriteOptions } from './client.ts';
import type { Credential } from './credential.ts';
import type { CsrfToken, CsrfTokens } from './csrf.ts';
import { UpstreamError } from './errors.ts';
import { encodeForm, forgetForm } from './formBody.ts';
import type { Body } from './formBody.ts';
import type { PublicCaches } from './publicReads.ts';
import type { CallRequest, Upstream } from './upstream.ts';

/** Maximum calls of one operation; beyond it the operation fails (`TOO_COSTLY`). */
export const MAX_CALLS = 60;

export interface RestParts {
  readonly api: Upstream;
  readonly messaging: Upstream;
  readonly csrf: CsrfTokens;
  readonly publicReads: PublicCaches;
}

const csrfAnswer = checkOf(csrf.responses[200]);

/** Encodes a query value; most are plain words and numbers that need no encoding. */
function encode(value: string): string {
  return /^[\w.*-]*$/.test(value) ? value : new URLSearchParams([['', value]]).toString().slice(1);
}

/** `?a=1&b=2`, sorted by name, '' if empty. */
function toSearch(query: Query = {}): string {
  let search = '';
  // The array is our own, so it can be sorted in place.
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    search += `${search === '' ? '?' : '&'}${name}=${encode(String(value))}`;
  }
  return search;
}

function checked<T>(body: unknown, check: Check<T> | undefined, isWrite: boolean): T {
  if (check && !check(body)) throw new UpstreamError({ kind: 'badResponse', status: 200, outcomeUnknown: isWrite });
  return body as T;
}

type Write = 'POST' | 'PUT' | 'DELETE';

function encodeBody({ body, form }: WriteOptions): Body | { content: null; type: null } {
  if (form) return encodeForm(form);
  return body === undefined
    ? { content: null, type: null }
    : { content: JSON.stringify(body), type: 'application/json' };
}

/** The identity of a read. */
interface Read {
  readonly upstream: Upstream;
  readonly path: string;
  readonly search: string;
}

/** Implements RestClient. One instance per operation. */
export class OperationClient implements RestClient {
  readonly #parts: RestParts;
  readonly #credential: Credential | null;
  readonly #options: RestClientOptions;
  readonly #headers: Record<string, string>;
  readonly #budget: { calls: number };
  #hasFailedRead = false;
  /** Failed reads are not cached: DataLoader clears the key when its batch rejects. */
  readonly #reads = new DataLoader<Read, unknown, string>((reads) => Promise.all(reads.map(this.#read)), {
    batch: false,
    cacheKeyFn: ({ upstream, path, search }) => upstream.basePath + path + search,
  });

  constructor(parts: RestParts, credential: Credential | null, options: RestClientOptions) {
    this.#parts = parts;
    this.#credential = credential;
    this.#options = options;
    this.#budget = options.budget ?? { calls: 0 };
    this.#headers = {
      accept: 'application/json',
      'accept-language': options.locale,
      'x-request-id': options.requestId,
      ...(credential ? { authorization: credential.authorization() } : {}),
    };
  }

  get calls(): number {
    return this.#budget.calls;
  }

  get hasFailedRead(): boolean {
    return this.#hasFailedRead;
  }

  get<T>(path: string, query?: Query, { messaging, check }: ReadOptions<T> = {}): Promise<T> {
    const read = { upstream: this.#upstream(messaging), path, search: toSearch(query) };
    return this.#reads.load(read).then((body) => checked(body, check, false));
  }

  post<T>(path: string, options?: WriteOptions<T>): Promise<T> {
    return this.#write<T>('POST', path, options);
  }

  put<T>(path: string, options?: WriteOptions<T>): Promise<T> {
    return this.#write<T>('PUT', path, options);
  }

  delete<T>(path: string, options?: WriteOptions<T>): Promise<T> {
    return this.#write<T>('DELETE', path, options);
  }

  async getPublic<T>(path: string, query?: Query, options: PublicReadOptions<T> = {}): Promise<T> {
    const search = toSearch(query);
    const { authorization: _, ...headers } = this.#headers;
    const key = `${headers['accept-language']} ${path}${search}`;
    const read = async () => {
      const body = await this.#call('GET', { upstream: this.#parts.api, path, search, headers, credentialHash: null });
      // Checked before caching, because a broken response would be served to everybody for minutes.
      return checked(body, options.check, false);
    };
    const cache = this.#parts.publicReads[options.keep ?? 'price'];
    try {
      return (await cache.get(key, read, this.#options.patience)) as T;
    } catch (error) {
      this.#hasFailedRead ||= !isRefusal(error);
      throw error;
    }
  }

  speak(locale: string): void {
    this.#headers['accept-language'] = locale;
  }

  startEvent(): void {
    this.#reads.clearAll();
    this.#budget.calls = 0;
  }

  #upstream(isMessaging = false): Upstream {
    return isMessaging ? this.#parts.messaging : this.#parts.api;
  }

  readonly #read = ({ upstream, path, search }: Read): Promise<unknown> =>
    this.#call('GET', { upstream, path, search, signal: this.#options.signal ?? null });

  async #write<T>(method: Write, path: string, options: WriteOptions<T> = {}): Promise<T> {
    this.#reads.clearAll();
    try {
      return checked(await this.#send(method, path, options), options.check, true);
    } finally {
      this.#reads.clearAll();
    }
  }

  async #send(method: Write, path: string, options: WriteOptions): Promise<unknown> {
    const encoded = encodeBody(options);
    const { content: body, type } = encoded;
    const { idempotencyKey, clientAddress, userFacingReasonOf, userFacingReasonOfField } = options;
    const headers: Record<string, string> = { ...this.#headers };
    if (type !== null) headers['content-type'] = type;
    if (idempotencyKey != null) headers['idempotency-key'] = idempotencyKey;
    if (clientAddress !== undefined) headers['x-client-address'] = clientAddress;
    const send = (token: CsrfToken | null): Promise<unknown> => {
      if (token) headers['x-csrf-token'] = token.value;
      return this.#call(method, {
        upstream: this.#upstream(options.messaging),
        path,
        search: toSearch(options.query),
        headers,
        body,
        userFacingReasonOf,
        userFacingReasonOfField,
      });
    };
    const credential = this.#credential;
    // Sign-in and sign-up have no credential, so there is no token to bind.
    if (!credential) return send(null);
    const token = await this.#csrfToken(credential);
    try {
      const answer = await send(token);
      if (encoded.content !== null) forgetForm(encoded);
      return answer;
    } catch (error) {
      if (!(error instanceof UpstreamError) || !isCsrfRefusal(error)) throw error;
      this.#parts.csrf.refuse(credential.hash, token);
      return send(await this.#csrfToken(credential));
    }
  }

  #csrfToken(credential: Credential): Promise<CsrfToken> {
    return this.#parts.csrf.get(credential.hash, async () => {
      const body = await this.#call('GET', { upstream: this.#parts.api, path: '/csrf', search: '' });
      const { token } = checked(body, csrfAnswer, false);
      // The token becomes a header value.
      if (!/^[\x20-\x7e]{1,4096}$/.test(token)) throw new UpstreamError({ kind: 'badResponse', status: 200 });
      return token;
    });
  }

  #call(method: CallRequest['method'], { upstream, ...request }: Read & Partial<CallRequest>): Promise<unknown> {
    return upstream.call({
      headers: this.#headers,
      body: null,
      credentialHash: this.#credential?.hash ?? null,
      signal: null,
      ...request,
      traffic: this.#options.traffic === 'poll' ? 'poll' : method === 'GET' ? 'read' : 'write',
      method,
      spend: this.#spend,
    });
  }

  readonly #spend = (): void => {
    if (this.#budget.calls >= MAX_CALLS) throw new UpstreamError({ kind: 'overBudget' });
    this.#budget.calls += 1;
  };
}

/** Whether the upstream answered, and the answer is final. */
function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'status' && error.status < 500;
}

/** A 401 on a write may mean an expired CSRF token (RST-02); some upstreams say 403 (O-44). */
function isCsrfRefusal(error: UpstreamError): boolean {
  return error.status === 401 || (error.status === 403 && error.code === 'CSRF_TOKEN_INVALID');
}
