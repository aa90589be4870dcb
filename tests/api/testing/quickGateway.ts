import { readConfig } from '../../../gateway/config.ts';
import { createLiveHub } from '../../../gateway/live/hub.ts';
import { createRest } from '../../../gateway/rest/restClients.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { createServer } from '../../../gateway/server.ts';
import { createSessionCookies } from '../../../gateway/session/cookie.ts';
import { createKeyRing } from '../../../gateway/session/seal.ts';
import { createLog } from '../../../gateway/telemetry/log.ts';
import { createMetrics } from '../../../gateway/telemetry/metrics.ts';
import { browserAgent, sessionSecret } from '../../harness/gateway.ts';
import { uploadForm } from '../../harness/uploadForm.ts';

/** A response of /graphql, with everything a client can see of it. */
export interface Seen {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  readonly errors: readonly {
    readonly path?: readonly (string | number)[];
    readonly extensions: {
      readonly code: string;
      readonly requestId?: string;
      readonly retryAfter?: number;
      readonly outcomeUnknown?: true;
    };
  }[];
}

export interface QuickGateway {
  /** Runs an operation in a browser with this cookie (null: a visitor); `Blob`s among the variables are uploaded. */
  run(cookie: string | null, query: string, variables?: object): Promise<Seen>;
  /** Clears the cache of public responses. */
  forgetPublic(): void;
  /** The cookie of a session. */
  cookieOf(session: { readonly token: string; readonly accountId: string }): Promise<string>;
  /** Everything logged so far. */
  logged(): string;
  stop(): Promise<void>;
}

/**
 * The gateway of `gateway/main.ts`, but in this process, with the given deadline in milliseconds, and with a circuit
 * breaker that never opens, so that every call meets its fault.
 */
export async function startQuickGateway(upstreamUrl: string, deadline: number): Promise<QuickGateway> {
  const config = readConfig({
    PORT: '0',
    UPSTREAM_URL: upstreamUrl,
    SESSION_SECRET: sessionSecret,
    NODE_ENV: 'production',
    DEMO: 'on',
    RATE_LIMIT: '0',
    TRUST_PROXY: 'loopback',
  });
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const metrics = createMetrics(false);
  const rest = createRest({
    upstreamUrl,
    messagingPath: config.messagingPath,
    deadlines: { api: deadline, messaging: deadline },
    protection: { minimumRps: 1e9 },
  });
  const live = createLiveHub({ rest: rest.clients, log, registry: metrics.registry });
  const server = await createServer({
    config,
    schema: createSchema(config.schemaFile),
    rest,
    live,
    log,
    metrics,
    overload: null,
  });
  const address = await server.listen();
  let visitors = 0;
  const cookies = createSessionCookies(createKeyRing([sessionSecret]), {
    isLoopback: config.isLoopback,
    now: Date.now,
  });
  return {
    logged: () => lines.join(''),
    forgetPublic: () => rest.forgetPublic(),
    cookieOf: async ({ token, accountId }) => (await cookies.begin(token, accountId)).setCookie.split(';')[0] ?? '',
    async run(cookie, query, variables = {}) {
      const form = uploadForm({ query, variables });
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          ...(form ? {} : { 'content-type': 'application/json' }),
          'graphql-require-preflight': '1',
          origin: address,
          'user-agent': browserAgent,
          // A new address for each run, because the upstream's limits for visitors are not under test.
          'x-forwarded-for': `10.1.${(visitors += 1) >> 8}.${visitors & 255}`,
          ...(cookie === null ? {} : { cookie }),
        },
        body: form ?? JSON.stringify({ query, variables }),
      });
      const text = await answer.text();
      const { data = null, errors = [] } = JSON.parse(text) as Partial<Seen>;
      return { status: answer.status, text, data, errors };
    },
    async stop() {
      await server.stop(0);
      await live.close();
      await rest.close();
    },
  };
}
