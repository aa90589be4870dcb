// A small client. Needs Node 24 or later and no packages.

/** Runs operations with an access token. */
export interface Portal {
  /**
   * The data of an operation. Waits when a rate limit is exceeded, the gateway's (429) or the upstream's, or the gateway
   * is busy (503), and repeats a query if the upstream failed or the portal could not be reached, as while it restarts.
   * Throws PortalError for every other error, even if only part of the response is missing.
   */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** The events of a subscription until the signal aborts or the stream breaks. Throws PortalError if it is refused. */
  subscribe<Data>(query: string, variables?: object, signal?: AbortSignal): AsyncGenerator<Data>;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
  }[];
}

/** A response with errors; `code` and `retryAfter` (seconds) are those of the first one. */
export class PortalError extends Error {
  readonly code: string;
  readonly retryAfter: number;

  constructor(errors: NonNullable<Answer<never>['errors']>) {
    super(errors.map(({ message }) => message).join(' '));
    this.code = errors[0]?.extensions?.code ?? 'UNKNOWN';
    this.retryAfter = errors[0]?.extensions?.retryAfter ?? 1;
  }
}

const TRIES = 4;
/** Delay before the second try, in ms; doubled before each further try. */
const FIRST_WAIT = 1_000;

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** How long a response asks to wait, in ms. The portal names seconds; a proxy in front of it may name a time. */
function waitOf({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return 1000 * Number(value);
  return Math.max(FIRST_WAIT, Date.parse(value) - Date.now() || 0);
}

/** `url` is the address of /graphql. */
export function openPortal({ url, token }: { readonly url: string; readonly token: string }): Portal {
  const send = (accept: string, query: string, variables: object, signal?: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ query, variables }),
      ...(signal && { signal }),
    });

  /** The JSON of a response. One without JSON is not from a gateway, for example because of a wrong address. */
  const read = (response: Response): Promise<Answer<unknown>> => response.json().catch(() => ({}));
  const failure = ({ status }: Response, { errors }: Answer<unknown>) =>
    new PortalError(errors ?? [{ message: `HTTP ${status} from ${url}` }]);

  return {
    async ask<Data>(query: string, variables: object = {}) {
      // Anything else is not repeated: a mutation may follow a fragment.
      const isRead = /^(?:\s|#.*[\n\r])*(?:query\b|\{)/.test(query);
      for (let tried = 1; ; tried += 1) {
        const response = await send('application/json', query, variables).catch((error: unknown) => {
          if (!isRead || tried >= TRIES) throw error;
        });
        if (!response) {
          await sleep(FIRST_WAIT * 2 ** (tried - 1));
          continue;
        }
        if ((response.status === 429 || response.status === 503) && tried < TRIES) {
          await sleep(waitOf(response));
          continue;
        }
        const answer = await read(response);
        if (!answer.errors && answer.data) return answer.data as Data;
        const error = failure(response, answer);
        // What the upstream refuses because of its limit is not executed. With data, only a part was refused.
        const isRefused = error.code === 'RATE_LIMITED' && (isRead || !answer.data);
        const mayRepeat = isRefused || (isRead && error.code.startsWith('UPSTREAM_'));
        if (!mayRepeat || tried >= TRIES) throw error;
        await sleep(isRefused ? 1000 * error.retryAfter : FIRST_WAIT * 2 ** (tried - 1));
      }
    },

    async *subscribe<Data>(query: string, variables: object = {}, signal?: AbortSignal) {
      const response = await send('text/event-stream', query, variables, signal);
      if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
        throw failure(response, await read(response));
      let text = '';
      for await (const chunk of (response.body ?? new Blob().stream()).pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const line = event.split('\n').find((part) => part.startsWith('data: {'));
          if (!line) continue;
          const { data, errors } = JSON.parse(line.slice('data: '.length)) as Answer<Data>;
          if (errors) throw new PortalError(errors);
          if (data) yield data;
        }
      }
    },
  };
}

/** Codes that stay the same however often the operation is repeated: see the errors in docs/internal-tools.md. */
const FINAL: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'SUBSCRIPTION_REQUIRED', 'BAD_USER_INPUT']);

/**
 * Runs a program that follows events, and starts it again `pause` ms after its stream breaks or it fails. Throws only if
 * the portal refuses it for good, for example because the token was revoked.
 */
export async function keepRunning(follow: () => Promise<void>, pause = 5_000): Promise<never> {
  for (;;) {
    try {
      await follow();
    } catch (error) {
      if (error instanceof PortalError && FINAL.has(error.code)) throw error;
      console.error(error);
    }
    await sleep(pause);
  }
}

/** The portal named by the environment: PORTAL_URL (default http://localhost:4000/graphql) and PORTAL_TOKEN. */
export function portalOfEnvironment(): Portal {
  const { PORTAL_URL: url = 'http://localhost:4000/graphql', PORTAL_TOKEN: token } = process.env;
  if (!token) throw new Error('Set PORTAL_TOKEN to an access token, from Settings.');
  return openPortal({ url, token });
}
