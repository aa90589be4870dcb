import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, getVariableValues } from 'graphql';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import type { Context as SocketContext, SubscribePayload } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { chooseLocale } from '../../domain/locales.ts';
import { isRefusal } from '../admission/admission.ts';
import type { Admit } from '../admission/admission.ts';
import type { Run } from '../admission/execution.ts';
import { visitorKey } from '../admission/visitorKey.ts';
import { presentError } from '../presentErrors.ts';
import type { Caller } from '../session/caller.ts';
import { readCookie } from '../session/cookie.ts';
import { readBearer } from '../session/edgeRules.ts';
import { checkHandshake, isPageOf } from '../session/identify.ts';
import type { Handshake, IdentifyParts } from '../session/identify.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { HandshakeLimit } from './handshakeLimit.ts';
import type { CheckHost } from './hostRule.ts';
import type { MakeContext } from './operationContext.ts';
import { requestIdOf } from './requestId.ts';
import { CLOSE } from './socketRegistry.ts';
import type { SocketRegistry } from './socketRegistry.ts';
import { SharedAnswers } from './sharedAnswers.ts';
import { createSend, receiveMessages } from './socketTraffic.ts';
import type { Send } from './socketTraffic.ts';
import { subscribe } from './subscribe.ts';
import type { Subscription } from './subscribe.ts';
import { refuseUpgrade } from './upgradeRefusal.ts';
import type { RefusedStatus } from './upgradeRefusal.ts';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const INIT_WAIT_MS = 3_000;
const KEEP_ALIVE_MS = 12_000;
export const MAX_OPERATIONS_PER_SOCKET = 20;

export interface GraphqlSocketParts {
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly admit: Admit;
  readonly run: Run;
  readonly identify: IdentifyParts;
  readonly makeContext: MakeContext;
  readonly sockets: SocketRegistry;
  readonly checkHost: CheckHost;
  readonly handshakes: HandshakeLimit;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly isDraining: () => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

interface Extra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly handshake: Exclude<Handshake, { kind: 'refused' }>;
  readonly requestId: string;
  readonly send: Send;
  viewer: Caller | null;
  operations: number;
}

/** Subscriptions over WebSocket (live.md, reliability.md §Credentials 4), by the same admission as HTTP. */
export function createGraphqlSocket(parts: GraphqlSocketParts) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
    handleProtocols: (protocols) =>
      protocols.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });
  const prepared = new WeakMap<ExecutionArgs, Subscription>();
  const answers = new SharedAnswers();

  /** The caller: from the handshake, or from the bearer that connection_init brings. */
  const identify = async (
    context: SocketContext<Record<string, unknown> | undefined, Extra>,
  ): Promise<Caller | null> => {
    const { handshake, request, requestId } = context.extra;
    if (handshake.kind === 'cookie') return handshake.viewer;
    const given = context.connectionParams?.authorization ?? context.connectionParams?.Authorization;
    const token = handshake.token ?? (typeof given === 'string' ? readBearer({ authorization: given }) : null);
    if (token === null) return null;
    return parts.identify.bearers.identify(token, { requestId, addressKey: visitorKey(parts.addressOf(request)) });
  };

  const prepare = (
    extra: Extra,
    id: string,
    payload: SubscribePayload,
    running: number,
  ): ExecutionArgs | GraphQLError[] => {
    extra.operations += 1;
    const requestId = `${extra.requestId}-${extra.operations}`;
    const refuse = (error: GraphQLError): GraphQLError[] => {
      const presented = presentError(error, { requestId, log: parts.log });
      parts.metrics.refused(String(presented.extensions.code));
      return [presented];
    };
    const coded = (code: string, message: string): GraphQLError[] =>
      refuse(new GraphQLError(message, { extensions: { code } }));
    if (running > MAX_OPERATIONS_PER_SOCKET) {
      return coded('TOO_COSTLY', `At most ${MAX_OPERATIONS_PER_SOCKET} operations run on one socket.`);
    }
    const documentId = payload.extensions?.documentId;
    const variables = payload.variables ?? {};
    const admitted = parts.admit(
      {
        documentId: typeof documentId === 'string' ? documentId : null,
        query: payload.query || null,
        operationName: payload.operationName ?? null,
        variables,
      },
      extra.viewer,
    );
    if (isRefusal(admitted)) return refuse(admitted.errors[0]);
    const { operation } = admitted;
    if (operation.kind !== 'subscription')
      return coded('BAD_USER_INPUT', 'Queries and mutations are served over HTTP.');
    const refusedVariables = getVariableValues(
      parts.schema,
      operation.node.variableDefinitions ?? [],
      variables,
    ).errors;
    if (refusedVariables?.[0]) return refuse(refusedVariables[0]);
    const { headers } = extra.request;
    const context = parts.makeContext({
      viewer: extra.viewer,
      requestId,
      locale: chooseLocale([readCookie(headers.cookie, 'locale')], headers['accept-language']),
      clientAddress: parts.addressOf(extra.request),
      userAgent: headers['user-agent'],
      signal: new AbortController().signal,
      setCookie: null,
    });
    const args: ExecutionArgs = {
      schema: parts.schema,
      document: operation.document,
      operationName: operation.name || null,
      contextValue: context,
      rootValue: undefined,
      variableValues: variables,
    };
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    prepared.set(args, { operation, context, variables, push: (answer) => extra.send(`${head}${answer}}`) });
    return args;
  };

  const protocol = makeServer<Record<string, unknown> | undefined, Extra>({
    connectionInitWaitTimeout: INIT_WAIT_MS,
    async onConnect(context) {
      const { extra } = context;
      const viewer = await identify(context).catch((error: unknown) => {
        parts.log.warn(
          { requestId: extra.requestId, error: error instanceof Error ? error.message : '' },
          'no caller for a socket',
        );
        extra.socket.close(1013, 'Try again later');
        return undefined;
      });
      if (viewer === undefined) return false;
      if (viewer === null) extra.socket.close(CLOSE.unauthenticated, 'UNAUTHENTICATED');
      else if (!isPageOf(context.connectionParams?.['viewer'], viewer))
        extra.socket.close(CLOSE.viewerChanged, 'VIEWER_CHANGED');
      else if (!parts.sockets.add(extra.socket, viewer)) extra.socket.close(CLOSE.policy, 'Too many sockets');
      else extra.viewer = viewer;
      return extra.viewer !== null;
    },
    onSubscribe: (context, id, payload) =>
      prepare(context.extra, id, payload, Object.keys(context.subscriptions).length),
    subscribe: (args) => {
      const found = prepared.get(args);
      if (!found) throw new Error('a subscription ran without admission');
      return subscribe({ schema: parts.schema, run: parts.run, answers }, found);
    },
  });

  const open = (socket: WebSocket, stream: Duplex, request: IncomingMessage, handshake: Extra['handshake']): void => {
    const requestId = requestIdOf(request.headers['x-request-id']);
    parts.metrics.sockets.inc();
    const send = createSend(socket, stream);
    const extra: Extra = { socket, request, handshake, requestId, send, viewer: null, operations: 0 };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send,
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => receiveMessages(socket, { log: parts.log, requestId }, handle),
      },
      extra,
    );
    let isAlive = true;
    const keepAlive = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, KEEP_ALIVE_MS);
    socket.on('pong', () => {
      isAlive = true;
    });
    // Broken frames, too large ones: ws closes the socket with the right code by itself.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      clearInterval(keepAlive);
      parts.sockets.remove(socket);
      parts.metrics.sockets.dec();
      void closed(code, reason.toString());
    });
  };

  /** The caller as far as the handshake says, or the status to refuse it with. */
  const admit = async (request: IncomingMessage): Promise<Extra['handshake'] | RefusedStatus> => {
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
    /** For the HTTP server's `upgrade` event. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy());
      admit(request)
        .then((handshake) => {
          if (typeof handshake === 'number') return refuseUpgrade(socket, handshake);
          return server.handleUpgrade(request, socket, head, (opened) => open(opened, socket, request, handshake));
        })
        .catch((error: unknown) => {
          parts.log.error({ error: error instanceof Error ? error.name : typeof error }, 'an upgrade failed');
          socket.destroy();
        });
    },
    /** Ends what is left when the process stops. */
    close(): void {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
