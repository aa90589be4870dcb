import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { UPLOAD_TIMEOUT_MS } from '../domain/uploadTimeout.ts';
import { createMeasureCost } from './admission/cost.ts';
import { Documents } from './admission/documents.ts';
import { createExecution } from './admission/execution.ts';
import { createRateLimit } from './admission/rateLimit.ts';
import { createAdmitSubscription } from './admission/subscriptionRequest.ts';
import { createWriteLimits } from './admission/writeLimits.ts';
import type { Config } from './config.ts';
import { answerError } from './edge/answerError.ts';
import { createApollo } from './edge/apollo.ts';
import { createProxies } from './edge/clientAddress.ts';
import { limitConnections } from './edge/connectionLimit.ts';
import { registerCors } from './edge/cors.ts';
import { createAnswerEventStream } from './edge/streams/eventStream.ts';
import { registerGraphql } from './edge/graphqlHttp.ts';
import { createGraphqlSocket } from './edge/graphqlSocket.ts';
import { createHandshakeLimit } from './edge/handshakeLimit.ts';
import { createNotReady, registerHealth } from './edge/health.ts';
import { createHostCheck, registerHostCheck } from './edge/hostRule.ts';
import { createMakeContext } from './edge/operationContext.ts';
import { createOperationPlugin } from './edge/operationPlugin.ts';
import { OVERLOAD_LIMITS, registerOverload } from './edge/overload.ts';
import type { OverloadLimits } from './edge/overload.ts';
import { requestIdOf } from './edge/requestId.ts';
import { baseHeaders } from './edge/securityHeaders.ts';
import { registerSessionCookies } from './edge/sessionCookie.ts';
import { SocketRegistry } from './edge/socketRegistry.ts';
import type { LiveHub } from './live/hub.ts';
import { registerMedia } from './pages/media.ts';
import { isReadablePath } from '../web/routing/route.ts';
import { registerPages, UNREADABLE_PATH } from './pages/pages.ts';
import { registerRobots } from './pages/robots.ts';
import { registerSitemap } from './pages/sitemap.ts';
import type { Rest } from './rest/restClients.ts';
import { createBearerAccounts } from './session/bearerAccounts.ts';
import type { Caller } from './session/caller.ts';
import { createSessionCookies } from './session/cookie.ts';
import { createEdgeRules } from './session/edgeRules.ts';
import { createKeyRing } from './session/seal.ts';
import { keepSecret } from './session/secret.ts';
import type { Log } from './telemetry/log.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { createTakesFiles } from './uploads/uploadTypes.ts';
import { noTracing } from './telemetry/trace.ts';
import type { Tracing } from './telemetry/trace.ts';

/** Largest body of an operation, bytes. */
const BODY_LIMIT_BYTES = 128 * 1024;
/** Headers must arrive within 10 s, checked every 4 s, so slow clients keep their socket open for less than 15 s. */
const SLOW_HEADERS = { headersTimeout: 10_000, connectionsCheckingInterval: 4_000 } as const;
/** How long a connection may transfer nothing, in ms. Without a limit, one whose client reads nothing stays for good. */
const STALLED_MS = 5 * 60_000;

/** Time for pending responses on shutdown, in ms; shorter without a proxy in front. */
const FINISH_MS = 10_000;
const FINISH_SOON_MS = 3_000;

export interface ServerParts {
  readonly config: Config;
  readonly schema: GraphQLSchema;
  readonly rest: Rest;
  readonly live: LiveHub;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing?: Tracing;
  /** Trusted documents by id; default: read from `config.persistedQueriesFile`. */
  readonly trusted?: ReadonlyMap<string, string>;
  /** Default: those of production; null: never overloaded. */
  readonly overload?: OverloadLimits | null;
  /** ms since the epoch. */
  readonly now?: () => number;
}

export interface GatewayServer {
  readonly app: FastifyInstance;
  /** Starts listening and returns the address. */
  listen(): Promise<string>;
  /**
   * Stops gracefully: not ready, sockets asked to reconnect, pending responses sent, then closed. `graceMs`: time for a
   * proxy to notice.
   */
  stop(graceMs: number): Promise<void>;
}

/** Creates the gateway with HTTP, WebSocket and pages. */
export async function createServer(parts: ServerParts): Promise<GatewayServer> {
  const { config, schema, rest, log, metrics } = parts;
  const now = parts.now ?? Date.now;
  const base = config.basePath;
  let isDraining = false;

  const keys = createKeyRing(config.sessionSecrets ?? [keepSecret(config.dataDir)]);
  const cookies = createSessionCookies(keys, { isLoopback: config.isLoopback, now });
  const bearers = createBearerAccounts(rest.clients);
  const rules = createEdgeRules(config);
  const identify = { cookies, bearers, rules };
  const sockets = new SocketRegistry(now);
  const endSession = (caller: Caller): void => {
    rest.csrf.forget(caller.credential.hash);
    bearers.forget(caller.credential.hash);
    cookies.forget(caller.sessionId);
    sockets.endSession(caller);
  };
  const endToken = (tokenId: string): void => {
    bearers.revoke(tokenId);
    sockets.endToken(tokenId);
  };
  const endBearer = (caller: Caller): void => {
    bearers.forget(caller.credential.hash);
    sockets.endSession(caller);
  };
  parts.live.onUnauthenticated(endBearer);

  const persisted = { file: config.persistedQueriesFile, isWatched: config.isDevelopment };
  const documents = new Documents(schema, parts.trusted ?? persisted, config.introspection);
  const execution = createExecution(schema, metrics.engine);
  const measureCost = createMeasureCost(schema);
  const makeContext = createMakeContext({
    clients: rest.clients,
    live: parts.live,
    log,
    cookies,
    basePath: base,
    endSession,
    endToken,
  });
  const rateLimit = createRateLimit(config.rateLimit);
  const writeLimits = createWriteLimits(rateLimit, config.rateLimit);
  const apollo = createApollo({
    schema,
    documents,
    execution,
    operations: createOperationPlugin({ measureCost, rateLimit, writeLimits, endBearer, metrics, log }),
    tracing: parts.tracing ?? noTracing,
    log,
  });
  await apollo.start();
  const proxies = createProxies(config.trustProxy);
  const checkHost = createHostCheck(config, proxies);

  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    rewriteUrl: (request) => readableUrl(request.url ?? '/', base),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    http: SLOW_HEADERS,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    connectionTimeout: STALLED_MS,
    keepAliveTimeout: 65_000,
  });
  limitConnections(app.server, log);
  const headers = baseHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  registerSessionCookies(app, cookies);
  registerHostCheck(app, checkHost);
  if (config.corsOrigins.length > 0) registerCors(app, `${base}/graphql`, rules);
  const limits = parts.overload === undefined ? OVERLOAD_LIMITS : parts.overload;
  const isOverloaded = limits ? await registerOverload(app, limits) : () => false;
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log));

  const { textForBrowsers } = config;
  const admitSubscription = createAdmitSubscription({ schema, documents, measureCost, textForBrowsers, rateLimit });
  const shared = { identify, makeContext, rateLimit, metrics, log };
  registerGraphql(app, `${base}/graphql`, {
    ...shared,
    apollo,
    documents,
    takesFiles: createTakesFiles(schema),
    textForBrowsers,
    answerEventStream: createAnswerEventStream({ ...shared, admitSubscription, execution, sockets }),
  });
  app.addHook('onRequest', (request, reply, done) => {
    // The endpoint was opened in a browser.
    const isVisit =
      request.method === 'GET' && request.url === `${base}/graphql` && request.headers['sec-fetch-dest'] === 'document';
    if (isVisit && config.ide) void reply.redirect(`${base}/ide/`);
    else done();
  });
  registerHealth(
    app,
    config,
    createNotReady(rest, isOverloaded, () => isDraining),
    metrics,
  );
  const schemaText = readFileSync(config.schemaFile, 'utf8');
  app.get(`${base}/schema.graphql`, (_request, reply) => {
    if (!config.introspection) return reply.callNotFound();
    return reply.header('content-type', 'text/plain; charset=utf-8').send(schemaText);
  });
  registerMedia(app, config);
  registerRobots(app, config);
  registerSitemap(app, config, { clients: rest.clients, log });
  await registerPages(app, { config, apollo, cookies, makeContext, writeLimits, metrics, log });

  const socket = createGraphqlSocket({
    ...shared,
    path: `${base}/graphql`,
    schema,
    admitSubscription,
    execution,
    sockets,
    checkHost,
    handshakes: createHandshakeLimit(),
    isDraining: () => isDraining,
    addressOf: proxies.addressOf,
  });
  app.server.on('upgrade', socket.upgrade);
  app.addHook('preClose', () => socket.close());
  app.addHook('onClose', async () => {
    await apollo.stop();
  });

  return {
    app,
    listen: () => app.listen({ port: config.port, host: config.host }),
    async stop(graceMs) {
      isDraining = true;
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      await sockets.drain(graceMs);
      const cut = setTimeout(() => app.server.closeAllConnections(), graceMs > 0 ? FINISH_MS : FINISH_SOON_MS);
      await app.close();
      clearTimeout(cut);
    },
  };
}

/** Replaces unreadable URLs with an unknown one, so that they get our 404 page instead of the router's error. */
function readableUrl(url: string, basePath: string): string {
  return isReadablePath(url.split('?', 1)[0] ?? '') ? url : `${basePath}${UNREADABLE_PATH}`;
}
