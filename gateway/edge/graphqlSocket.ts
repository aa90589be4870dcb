import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, getOperationAST } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import type { Context as SocketContext } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { CLOSE_CODES } from '../../domain/closeCodes.ts';
import { chooseLocale } from '../../domain/locales.ts';
import { visitorKey } from '../../domain/signIn/visitorKey.ts';
import type { Execution } from '../admission/execution.ts';
import { tooManyRequests } from '../admission/rateLimit.ts';
import type { RateLimit } from '../admission/rateLimit.ts';
import type { AdmitSubscription } from '../admission/subscriptionRequest.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { presentErrors } from '../presentErrors.ts';
import type { Caller } from '../session/caller.ts';
import { readCookie } from '../session/cookie.ts';
import { readBearer } from '../session/edgeRules.ts';
import { checkHandshake, isPageOf } from '../session/identify.ts';
import type { Handshake, IdentifyParts } from '../session/identify.ts';
import { errorFields } from '../telemetry/log.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { HandshakeLimit } from './handshakeLimit.ts';
import type { CheckHost } from './hostRule.ts';
import { nothingMore, starting, untilCompleted } from './sockets/completed.ts';
import { limitMessages } from './sockets/messageLimit.ts';
import type { MakeContext } from './operationContext.ts';
import { requestIdOf } from './requestId.ts';
import { serveSocket } from './sockets/socketConnection.ts';
import type { SocketExtra } from './sockets/socketConnection.ts';
import type { SocketRegistry } from './socketRegistry.ts';
import { watchBearer } from './watchBearer.ts';
import { refuseUpgrade } from './sockets/upgradeRefusal.ts';
import type { RefusedStatus } from './sockets/upgradeRefusal.ts';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const INIT_WAIT_MS = 3_000;
const MAX_OPERATIONS_PER_SOCKET = 20;

export interface GraphqlSocketParts {
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly admitSubscription: AdmitSubscription;
  readonly execution: Execution;
  readonly identify: IdentifyParts;
  readonly makeContext: MakeContext;
  readonly sockets: SocketRegistry;
  /** The operation limit, shared with HTTP. */
  readonly rateLimit: RateLimit;
  readonly checkHost: CheckHost;
  readonly handshakes: HandshakeLimit;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly isDraining: () => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** What is known about a socket once its caller is identified. */
type SocketState = Record<PropertyKey, unknown> & {
  viewer: Caller;
  requestId: string;
  /** Operations started on this socket. */
  operations: number;
};
type Params = Record<string, unknown> | undefined;
type Connection = SocketContext<Params, SocketExtra & Partial<SocketState>>;
type Accepted = Exclude<Handshake, { kind: 'refused' }>;

/** Subscriptions over WebSocket with graphql-ws, under the same limits as HTTP. */
export function createGraphqlSocket(parts: GraphqlSocketParts) {
  const { schema, execution, metrics, log } = parts;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
    handleProtocols,
  });
  const handshakes = new WeakMap<IncomingMessage, Accepted>();

  /** The caller: from the handshake, or from the bearer token in connection_init. */
  const identify = async ({ extra, connectionParams }: Connection): Promise<Caller | null> => {
    const handshake = handshakes.get(extra.request);
    if (handshake?.kind === 'cookie') return handshake.viewer;
    const token = handshake?.token ?? readBearer({ authorization: authorizationOf(connectionParams) });
    if (token === null) return null;
    const addressKey = visitorKey(parts.addressOf(extra.request));
    return parts.identify.bearers.identify(token, { requestId: String(extra.requestId), addressKey });
  };

  /** False if the socket was closed: no caller, a caller other than the page's viewer, or too many sockets. */
  const onConnect = async (connection: Connection): Promise<boolean> => {
    const { extra, connectionParams } = connection;
    const { socket } = extra;
    extra.requestId = requestIdOf(extra.request.headers['x-request-id']);
    extra.operations = 0;
    try {
      const viewer = await identify(connection);
      // Closed while its credential was looked up: it would be counted and watched for good.
      if (socket.readyState !== socket.OPEN) return false;
      if (viewer === null) socket.close(CLOSE_CODES.unauthenticated, 'UNAUTHENTICATED');
      else if (!isPageOf(connectionParams?.['viewer'], viewer))
        socket.close(CLOSE_CODES.viewerChanged, 'VIEWER_CHANGED');
      else if (!parts.sockets.add(socket, viewer)) socket.close(CLOSE_CODES.tooManySockets, 'Too many sockets');
      else {
        extra.viewer = viewer;
        if (viewer.kind === 'bearer') watchBearer(socket, viewer, () => identify(connection));
      }
      return extra.viewer !== undefined;
    } catch (error) {
      log.warn({ requestId: extra.requestId, error: errorFields(error).error }, 'no caller for a socket');
      socket.close(CLOSE_CODES.tryAgainLater, 'Try again later');
      return false;
    }
  };

  const contextOf = ({ extra }: Connection, signal: AbortSignal): Context => {
    const { headers } = extra.request;
    extra.operations = (extra.operations ?? 0) + 1;
    return parts.makeContext({
      viewer: extra.viewer ?? null,
      requestId: `${extra.requestId}-${extra.operations}`,
      locale: chooseLocale([readCookie(headers.cookie, 'locale')], headers['accept-language']),
      clientAddress: parts.addressOf(extra.request),
      userAgent: headers['user-agent'],
      signal,
      setCookie: null,
    });
  };

  /** A trusted document costs no points, because a socket's messages per minute are limited anyway. */
  const takeText = async ({ rateLimitKey }: Context): Promise<void> => {
    const wait = await parts.rateLimit.take(rateLimitKey);
    if (wait !== null) throw tooManyRequests(wait);
  };

  const protocol = makeServer<Params, SocketExtra & Partial<SocketState>>({
    connectionInitWaitTimeout: INIT_WAIT_MS,
    onConnect,
    async onSubscribe(connection, id, payload) {
      const running = Object.keys(connection.subscriptions).length;
      const left = new AbortController();
      connection.subscriptions[id] = starting(() => left.abort());
      try {
        if (running > MAX_OPERATIONS_PER_SOCKET) {
          throw new GatewayError(
            'TOO_COSTLY',
            `At most ${MAX_OPERATIONS_PER_SOCKET} operations can run on one socket.`,
          );
        }
        const context = contextOf(connection, left.signal);
        if (payload.query) await takeText(context);
        const { document, operation, variables } = await parts.admitSubscription(payload, context);
        const operationName = operation.name?.value ?? null;
        return { schema, document, operationName, contextValue: context, variableValues: variables };
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        return left.signal.aborted ? nothingMore() : [error];
      }
    },
    subscribe: async ({ document, operationName, contextValue, variableValues }) => {
      const operation = getOperationAST(document, operationName);
      if (!operation) throw new Error('a subscription ran without admission');
      const context = contextValue as Context;
      const result = await execution.subscribe({ document, operation, context, variables: variableValues ?? {} });
      const isStream = Symbol.asyncIterator in result;
      if (!context.signal.aborted) return isStream ? untilCompleted(result) : result;
      if (isStream) await result.return();
      return nothingMore();
    },
    onNext(_connection, _id, _payload, { contextValue }, { data, errors }) {
      if (!errors) return undefined;
      return { data: data ?? null, errors: presentErrors(errors, contextValue as Context) };
    },
    onError({ extra }, _id, _payload, errors) {
      const presented = presentErrors(errors, { log, requestId: String(extra.requestId) });
      metrics.refused(String(presented[0]?.extensions?.['code']));
      return presented;
    },
  });

  /** The caller as far as the handshake identifies it, or the status of the refusal. */
  const admitUpgrade = async (request: IncomingMessage): Promise<Accepted | RefusedStatus> => {
    const misdirected = parts.checkHost(request);
    if (misdirected) return misdirected;
    if ((request.url ?? '').split('?')[0] !== parts.path) return 404;
    if (!(await parts.handshakes.admitsAddress(parts.addressOf(request)))) return 503;
    const handshake = await checkHandshake(parts.identify, request.headers);
    if (handshake.kind === 'refused') return handshake.status;
    const isAdmitted = await parts.handshakes.admitsKind(handshake.kind);
    return isAdmitted && !parts.isDraining() ? handshake : 503;
  };

  return {
    /** Handles the HTTP server's `upgrade` event. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy());
      admitUpgrade(request)
        .then((handshake) => {
          if (typeof handshake === 'number') return refuseUpgrade(socket, handshake);
          handshakes.set(request, handshake);
          return server.handleUpgrade(request, socket, head, (opened) => {
            limitMessages(opened);
            metrics.sockets.inc();
            opened.once('close', () => {
              parts.sockets.remove(opened);
              metrics.sockets.dec();
            });
            serveSocket(protocol, { socket: opened, request }, log);
          });
        })
        .catch((error: unknown) => {
          log.error(errorFields(error), 'an upgrade failed');
          socket.destroy();
        });
    },
    /** Terminates the remaining sockets when the process stops. */
    close(): void {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** `Authorization` of connection_init, capitalized or not; IDEs and several clients send it inside `headers`. */
function authorizationOf(params: Params): string | undefined {
  const headers = params?.['headers'];
  const places = [params, typeof headers === 'object' && headers !== null ? (headers as Params) : undefined];
  const given = places.map((place) => place?.['authorization'] ?? place?.['Authorization']);
  return given.find((value) => typeof value === 'string');
}
