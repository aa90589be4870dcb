import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { readConfig, type Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { LiveHub } from '../../live/hub.ts';
import { createRest } from '../../rest/restClients.ts';
import { json, startFaultyUpstream } from '../../rest/testing/faultyUpstream.ts';
import type { FaultyUpstream } from '../../rest/testing/faultyUpstream.ts';
import { createServer } from '../../server.ts';
import type { GatewayServer } from '../../server.ts';
import type { Caller } from '../../session/caller.ts';
import { createKeyRing } from '../../session/seal.ts';
import { createSessionCookies } from '../../session/cookie.ts';
import { createLog } from '../../telemetry/log.ts';
import { createMetrics } from '../../telemetry/metrics.ts';
import type { UploadedFile } from '../../uploads/uploadedFile.ts';
import { Upload } from '../../uploads/uploadScalar.ts';
import { floods } from './flood.ts';
import { Silence } from './silence.ts';

export const SECRET = 'a-secret-for-tests-that-is-long-enough';

/** A schema of its own, because the edge does not depend on the real one. */
const typeDefs = /* GraphQL */ `
  type Query {
    me: String
    account: Account
    echo(text: String!): String
    fail(how: String!): String
    items(first: Int = 10): [Account]
    news: String
  }
  type Account {
    id: ID
    name: String
  }
  type Mutation {
    touch: String
    signOut: Boolean
    measure(input: FilesInput!): [String!]
  }
  scalar Upload
  input FilesInput {
    files: [Upload!]!
    name: String
  }
  type Subscription {
    ticks(count: Int!): Int
    silence: Int
    late: Int
    slow: Int
    account: Account
    flood: String
  }
`;

const resolvers: IResolvers<unknown, Context> = {
  Query: {
    me: (_root, _args, context) => context.viewer?.accountId ?? null,
    account: (_root, _args, context) => context.rest.get('/account/secret'),
    echo: (_root, args: { text: string }) => args.text,
    fail: (_root, args: { how: string }) => {
      if (args.how === 'refused') throw new GatewayError('NOT_FOUND', 'No such thing.');
      throw new TypeError('password=hunter2 at db.internal');
    },
    items: () => [],
    news: (_root, _args, context) => context.rest.getPublic('/news'),
  },
  Mutation: {
    touch: (_root, _args, context) => context.rest.post('/touch', { body: {} }),
    signOut: (_root, _args, context) => {
      if (context.viewer) context.session.end(context.viewer);
      return true;
    },
    measure: (_root, { input }: { input: { files: UploadedFile[] } }) =>
      input.files.map((file) => (file.isTooLarge ? 'too large' : String(file.take()?.length ?? 'unread'))),
  },
  Upload,
  Subscription: {
    ticks: {
      async *subscribe(_root, args: { count: number }) {
        for (let index = 1; index <= args.count; index++) yield { ticks: index };
      },
    },
    silence: { subscribe: () => new Silence() },
    late: { subscribe: (_root, _args, { rest }) => rest.post('/late').then(() => new Silence()) },
    slow: { subscribe: (_root, _args, { rest }) => rest.get('/slow').then(() => new Silence()) },
    flood: { subscribe: floods },
    account: {
      async *subscribe() {
        yield await Promise.resolve({});
      },
      resolve: (_event, _args, { rest }) => rest.get('/account/secret'),
    },
  },
};

export const TRUSTED_ME = 'trusted-me';
/** Fails in part without the upstream, like the next one, which is the same for everybody. */
const TRUSTED_ACCOUNT = 'trusted-account';
export const TRUSTED_NEWS = 'trusted-news';
export const TRUSTED_TICKS = 'trusted-ticks';
export const TRUSTED_MEASURE = 'trusted-measure';

export interface TestGateway {
  readonly url: string;
  readonly origin: string;
  readonly upstream: FaultyUpstream;
  readonly server: GatewayServer;
  readonly logged: string[];
  /** Cookie header of a session of this account; its upstream token is `token-<account>`. */
  cookieOf(account: string): Promise<string>;
  post(body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: TestBody; headers: Headers }>;
  readonly refusedCaller: (caller: Caller) => void;
  setNow(at: number): void;
  close(): Promise<void>;
}

export interface TestBody {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly string[];
    readonly extensions: Record<string, unknown>;
  }[];
  readonly extensions?: Record<string, unknown>;
}

/** The code of a response's first error. */
export function codeOf({ body }: { readonly body: TestBody }): unknown {
  return body.errors?.[0]?.extensions['code'];
}

/** A hub without pushes: the test schema has its own sources. */
function quietHub(listeners: ((caller: Caller) => void)[]): LiveHub {
  return {
    chatEvents: () => Promise.reject(new GatewayError('NOT_FOUND', 'no chats here')),
    leadEvents: () => Promise.reject(new GatewayError('NOT_FOUND', 'no leads here')),
    messengerEvents: () => Promise.reject(new GatewayError('NOT_FOUND', 'no chats here')),
    kick: () => undefined,
    hold: () => () => undefined,
    onUnauthenticated: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    close: () => Promise.resolve(),
  };
}

/**
 * A gateway on a free port in front of an upstream that accepts the bearer token `token-<account>`. Production settings
 * unless changed.
 */
export async function startTestGateway(change: Partial<Config> = {}): Promise<TestGateway> {
  const upstream = await startFaultyUpstream();
  upstream.behave((request) => {
    const account = /^Bearer token-(\w+)$/.exec(request.authorization ?? '')?.[1];
    if (!account) return json(401, { code: 'UNAUTHENTICATED', message: 'upstream text' });
    if (request.path === '/csrf') return json(200, { token: `csrf-${account}` });
    if (request.path === '/account/') return json(200, { user: { id: account } });
    if (request.path === '/account/secret') return json(200, { id: account, name: `secret of ${account}` });
    return json(200, {});
  });
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers });
  const documents = new Map([
    [TRUSTED_ME, 'query Me { me }'],
    [TRUSTED_ACCOUNT, 'query Account { me account { name } }'],
    [TRUSTED_NEWS, 'query News { me news }'],
    [TRUSTED_MEASURE, 'mutation Measure($input: FilesInput!) { measure(input: $input) }'],
    ['trusted-sign-out', 'mutation SignOut { signOut }'],
    [TRUSTED_TICKS, 'subscription Ticks($count: Int!) { ticks(count: $count) }'],
  ]);
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'gateway-'));
  writeFileSync(path.join(folder.path, 'schema.graphql'), typeDefs);
  const config: Config = {
    ...readConfig({
      SESSION_SECRET: SECRET,
      UPSTREAM_URL: upstream.url,
      PORT: '0',
      PUBLIC_ORIGIN: 'http://localhost:4000',
    }),
    // Test clients connect by address, not by name.
    checksHost: false,
    schemaFile: path.join(folder.path, 'schema.graphql'),
    webRoot: folder.path,
    siteServerFile: path.join(folder.path, 'server.mjs'),
    ideRoot: path.join(folder.path, 'ide'),
    referenceRoot: path.join(folder.path, 'reference'),
    ...change,
  };
  let now = Date.parse('2026-11-21T10:00:00Z');
  const logged: string[] = [];
  const rest = createRest({ upstreamUrl: config.upstreamUrl, messagingPath: config.messagingPath });
  const listeners: ((caller: Caller) => void)[] = [];
  const server = await createServer({
    config,
    schema,
    rest,
    live: quietHub(listeners),
    log: createLog('info', { write: (line) => logged.push(line) }),
    metrics: createMetrics(false),
    trusted: documents,
    now: () => now,
    // Tests run on busy machines.
    overload: null,
  });
  const origin = await server.listen();
  const url = `${origin}${config.basePath}/graphql`;
  const cookies = createSessionCookies(createKeyRing([SECRET]), { isLoopback: config.isLoopback, now: () => now });

  return {
    url,
    origin,
    upstream,
    server,
    logged,
    cookieOf: async (account) => (await cookies.begin(`token-${account}`, account)).setCookie.split(';')[0] ?? '',
    async post(body, headers = {}) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text) as TestBody, headers: response.headers };
    },
    refusedCaller: (caller) => {
      for (const listener of listeners) listener(caller);
    },
    setNow(at) {
      now = at;
    },
    async close() {
      await server.stop(0);
      await Promise.all([rest.close(), upstream.close()]);
      folder.remove();
    },
  };
}
