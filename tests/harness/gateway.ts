import { startProcess } from './serverProcess.ts';
import { uploadForm } from './uploadForm.ts';

export interface GatewayOptions {
  /** URL of the upstream, without a trailing slash. */
  readonly upstreamUrl: string;
  /** `/partners` or empty. */
  readonly basePath?: string;
  /** Port to listen on, for restarting a gateway at the same address. Default: a free one. */
  readonly port?: number;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A response of /graphql. */
export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string; readonly requestId?: string };
  }[];
}

/** The codes of a response's errors. */
export function codesOf({ errors = [] }: Answer): unknown[] {
  return errors.map(({ extensions }) => extensions?.code);
}

/** A running gateway. */
export interface Gateway {
  /** URL with base path, without a trailing slash. */
  readonly url: string;
  readonly graphqlUrl: string;
  /** `ws://…/graphql`. */
  readonly socketUrl: string;
  readonly port: number;
  readonly processId: number;
  /** The output so far: log lines in JSON. */
  output(): string;
  /**
   * Runs an operation as an internal tool with this credential (null: a visitor); `Blob`s among the variables are
   * uploaded. `requestId` is the id of the upstream calls it makes in the upstream's log.
   */
  run(
    token: string | null,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    requestId?: string,
  ): Promise<Answer>;
  /** Stops it with SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** Shared by all test gateways, so that a session is valid in each of them. */
export const sessionSecret = 'only-for-tests-only-for-tests-only-for-tests';

/** User-Agent of a visitor's browser; a client without one counts as a robot. */
export const browserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Starts a gateway in front of an upstream, on a free port. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const env = {
    UPSTREAM_URL: options.upstreamUrl,
    SESSION_SECRET: sessionSecret,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DEMO: 'on',
    ...(options.basePath === undefined ? {} : { BASE_PATH: options.basePath }),
    ...options.env,
  };
  const server = await startProcess('gateway/main.ts', env, options.port);
  const url = `${server.url}${options.basePath ?? ''}`;
  const graphqlUrl = `${url}/graphql`;
  return {
    url,
    graphqlUrl,
    socketUrl: graphqlUrl.replace(/^http/, 'ws'),
    port: server.port,
    processId: server.processId,
    output: server.output,
    stop: server.stop,
    kill: server.kill,
    async run(token, query, variables = {}, requestId) {
      const form = uploadForm({ query, variables });
      const answer = await fetch(graphqlUrl, {
        method: 'POST',
        headers: {
          ...(form ? {} : { 'content-type': 'application/json' }),
          'graphql-require-preflight': '1',
          ...(token === null ? { 'user-agent': browserAgent } : { authorization: `Bearer ${token}` }),
          ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
        },
        body: form ?? JSON.stringify({ query, variables }),
      });
      return (await answer.json()) as Answer;
    },
  };
}
