import { Observable } from 'relay-runtime';
import type { GraphQLResponse, GraphQLSingularResponse, SubscribeFunction } from 'relay-runtime';
import type { FormattedExecutionResult } from 'graphql';
import type { Client } from 'graphql-ws';
import { CLOSE_CODES } from '../../domain/closeCodes.ts';

/** State of the live connection; `offline` from when the socket is lost until it is back. */
export type ConnectionState = 'idle' | 'connecting' | 'online' | 'offline';

/** Session functions used by the socket. */
export interface LiveSession {
  /** Global id of the page's account, null until known. */
  readonly viewerId: string | null;
  /** Called when the session has expired; resolves to true when renewed. */
  renew(request: { name: string }, sentAt: number): Promise<boolean>;
  /** Called when the session belongs to another account than the page. */
  changed(): void;
}

const KEEP_ALIVE_MS = 10_000;
/** How long the gateway may take to answer a handshake or a ping, in ms. */
const ANSWER_MS = 10_000;
const MAX_RETRY_WAIT_MS = 15_000;
/** A number of retries after which they come as rarely as that. */
const LONGEST_WAIT = 5;

/**
 * The page's only WebSocket: opens with the first subscription, closes with the last, and resumes automatically
 * (ERR-21).
 */
export class LiveConnection {
  readonly #url: () => string;
  readonly #session: LiveSession;
  readonly #listeners = new Set<() => void>();
  #client: Promise<Client> | null = null;
  #state: ConnectionState = 'idle';
  #lastOnlineAt = 0;
  #heardAt = 0;
  /** By `performance.now()`. */
  #openedAt = 0;
  /** Ends the waits of all subscriptions. */
  readonly #skips = new Set<() => void>();

  /** `url` is evaluated at every connect. */
  constructor(url: () => string, session: LiveSession) {
    this.#url = url;
    this.#session = session;
  }

  readonly subscribe = (...[operation, variables]: Parameters<SubscribeFunction>): Observable<GraphQLResponse> =>
    Observable.create<GraphQLResponse>((sink) => {
      // graphql-ws resends this very object after a reconnect, so advancing `after` is enough to resume.
      const payload = {
        query: '',
        operationName: operation.name,
        variables: { ...variables },
        extensions: { documentId: operation.id },
      };
      let stop: (() => void) | null = null;
      let stopped = false;
      const fail = (error: unknown): void =>
        sink.error(error instanceof Error ? error : new Error('The subscription was refused'));
      const start = async (): Promise<void> => {
        const client = await this.#open();
        if (stopped) return;
        stop = client.subscribe<GraphQLSingularResponse['data']>(payload, {
          next: (result) => {
            const cursor = cursorOf(result);
            if (cursor !== null) payload.variables = { ...payload.variables, after: cursor };
            sink.next(toResponse(result));
          },
          error: (error) => void this.#mayGoOn(error).then((goOn) => (goOn ? start().catch(fail) : fail(error))),
          complete: () => sink.complete(),
        });
      };
      start().catch(fail);
      return () => {
        stopped = true;
        stop?.();
      };
    });

  /**
   * When the gateway was last heard over a connection that was lost, ms since the epoch; 0 if none was. A computer that
   * sleeps notices the loss only when it wakes.
   */
  get lastOnlineAt(): number {
    return this.#lastOnlineAt;
  }

  readonly getState = (): ConnectionState => this.#state;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Reconnects without waiting any longer: on user request, when the network is back, or after renewing the session.
   */
  readonly retryNow = (): void => {
    for (const skip of this.#skips) skip();
  };

  #set(state: ConnectionState): void {
    if (state === this.#state) return;
    if (this.#state === 'online') this.#lastOnlineAt = this.#heardAt;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #open(): Promise<Client> {
    this.#client ??= this.#create().catch((error: unknown) => {
      // The next subscription tries again.
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #create(): Promise<Client> {
    // Loaded on first use, so pages without subscriptions do not pay for it.
    const { createClient } = await import('graphql-ws');
    // Browsers do not notice a connection that breaks silently, and the library only sends pings.
    let wait: ReturnType<typeof setTimeout> | undefined;
    const answered = () => clearTimeout(wait);
    const awaitAnswer = () => {
      answered();
      wait = setTimeout(() => client.terminate(), ANSWER_MS);
    };
    const client = createClient({
      url: this.#url,
      lazy: true,
      connectionParams: () => (this.#session.viewerId === null ? {} : { viewer: this.#session.viewerId }),
      keepAlive: KEEP_ALIVE_MS,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: (event) => !isClosedWith(event, CLOSE_CODES.viewerChanged),
      retryWait: (retries) => this.#wait(retries),
      on: {
        connecting: (isRetry) => {
          this.#openedAt = performance.now();
          awaitAnswer();
          this.#set(isRetry ? 'offline' : 'connecting');
        },
        message: () => {
          this.#heardAt = Date.now();
        },
        connected: () => {
          answered();
          this.#set('online');
        },
        ping: awaitAnswer,
        pong: answered,
        closed: (event) => {
          answered();
          this.#set(isWanted(event) ? 'idle' : 'offline');
        },
      },
    });
    return client;
  }

  /** Whether a subscription that ended with its socket may restart. The library retries other closures itself. */
  async #mayGoOn(error: unknown): Promise<boolean> {
    if (!(error instanceof CloseEvent)) return false;
    if (error.code === CLOSE_CODES.unauthenticated) return this.#session.renew({ name: 'live' }, this.#openedAt);
    if (error.code === CLOSE_CODES.viewerChanged) {
      this.#session.changed();
      return new Promise(() => undefined);
    }
    if (error.code === CLOSE_CODES.internalError) await this.#wait(3);
    // Until another tab of this account is closed.
    else if (error.code === CLOSE_CODES.tooManySockets) await this.#wait(LONGEST_WAIT);
    else return false;
    return true;
  }

  /** Exponential backoff with jitter, at most 15 s, to spread reconnecting clients. */
  #wait(retries: number): Promise<void> {
    const longest = Math.min(MAX_RETRY_WAIT_MS, 500 * 2 ** retries);
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#skips.delete(done);
        resolve();
      };
      const timer = setTimeout(done, longest * (0.5 + Math.random() / 2));
      this.#skips.add(done);
    });
  }
}

const NORMAL_CLOSURE = 1000;

function isClosedWith(event: unknown, code: number): boolean {
  return event instanceof CloseEvent && event.code === code;
}

function isWanted(event: unknown): boolean {
  return isClosedWith(event, NORMAL_CLOSURE);
}

function cursorOf(result: FormattedExecutionResult<unknown, unknown>): string | null {
  const event: unknown = result.data && Object.values(result.data)[0];
  return typeof event === 'object' && event !== null && 'cursor' in event && typeof event.cursor === 'string'
    ? event.cursor
    : null;
}

function toResponse(result: FormattedExecutionResult<GraphQLSingularResponse['data'], unknown>): GraphQLResponse {
  const errors = result.errors?.map(({ message, path, extensions }) => ({
    message,
    ...(path && { path: [...path] }),
    ...(extensions && { extensions }),
  }));
  if (result.data) return errors ? { data: result.data, errors } : { data: result.data };
  return { errors: errors ?? [{ message: 'Empty event' }] };
}
