import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createHandler } from 'graphql-sse';
import type { RequestParams } from 'graphql-sse';
import { CLOSE_CODES } from '../../../domain/closeCodes.ts';
import { isRecord } from '../../../domain/isRecord.ts';
import { visitorKey } from '../../../domain/signIn/visitorKey.ts';
import { malformed } from '../../admission/documentRequest.ts';
import type { Execution, ResultStream } from '../../admission/execution.ts';
import type { AdmitSubscription } from '../../admission/subscriptionRequest.ts';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import { presentError } from '../../presentErrors.ts';
import type { Caller } from '../../session/caller.ts';
import { readBearer } from '../../session/edgeRules.ts';
import { admitRequest, answerRefusal, refuse } from '../admitRequest.ts';
import type { AdmitRequestParts } from '../admitRequest.ts';
import { preferredType } from '../answerType.ts';
import { drained } from './drained.ts';
import { EventResults } from './eventResults.ts';
import { goneSignal } from '../goneSignal.ts';
import { factsOf } from '../operationContext.ts';
import type { MakeContext } from '../operationContext.ts';
import { MAX_SOCKETS } from '../socketRegistry.ts';
import type { LiveConnection, SocketRegistry } from '../socketRegistry.ts';
import { watchBearer } from '../watchBearer.ts';

export interface EventStreamParts extends AdmitRequestParts {
  readonly makeContext: MakeContext;
  readonly admitSubscription: AdmitSubscription;
  readonly execution: Execution;
  readonly sockets: SocketRegistry;
}

/** Answers a subscription as an event stream, or refuses the request. */
export type AnswerEventStream = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** One event stream. */
interface Stream {
  readonly context: Context;
  readonly response: ServerResponse;
  results: EventResults | null;
}

/** Whether the client prefers an event stream: urql lists it for queries too, but last. */
export function asksForEventStream({ method, headers }: FastifyRequest): boolean {
  return preferredType(method, headers.accept) === 'text/event-stream';
}

/**
 * Subscriptions as server-sent events, for tools without sockets: graphql-sse in its distinct connections mode, one
 * stream for each operation. Credentials and rate limit work as for HTTP, documents and other limits as for sockets.
 * The refusal of a document is sent as the stream's only event, because stream clients ignore the body of a response
 * whose status is not 200.
 */
export function createAnswerEventStream(parts: EventStreamParts): AnswerEventStream {
  const subscribe = async (params: RequestParams, context: Context): Promise<ResultStream | ExecutionResult> => {
    try {
      return await parts.execution.subscribe(await parts.admitSubscription(params, context));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      parts.metrics.refused(String(presentError(error).extensions?.['code']));
      return { errors: [error] };
    }
  };

  const handle = createHandler<FastifyRequest, Stream>({
    // A stream token would select the single connection mode.
    authenticate: () => null,
    onSubscribe: async ({ context: stream }, params) => {
      stream.results = new EventResults(await subscribe(params, stream.context), stream.context, () =>
        drained(stream.response),
      );
      return stream.results;
    },
  });

  /** Counts the stream towards the credential's limit, and ends it with the credential. */
  const register = (viewer: Caller, stream: Stream, request: FastifyRequest, reply: FastifyReply): void => {
    const connection: LiveConnection = {
      close(code) {
        // Clients reconnect after a broken stream, but not after a complete one.
        if (code === CLOSE_CODES.restart || !stream.results) reply.raw.destroy();
        else void stream.results.end(new GatewayError('UNAUTHENTICATED', 'The credential has expired or was revoked.'));
      },
      once: (event, listener) => reply.raw.once(event, listener),
    };
    if (!parts.sockets.add(connection, viewer)) {
      const message = `At most ${MAX_SOCKETS} sockets and event streams can be open at once.`;
      throw new GatewayError('RATE_LIMITED', message, { http: { status: 429 } });
    }
    parts.metrics.sockets.inc();
    connection.once('close', () => {
      parts.sockets.remove(connection);
      parts.metrics.sockets.dec();
    });
    const token = readBearer(request.headers);
    if (token === null) return;
    const source = { requestId: request.id, addressKey: visitorKey(request.ip) };
    watchBearer(connection, viewer, () => parts.identify.bearers.identify(token, source));
  };

  return async (request, reply) => {
    try {
      checkBody(request.body);
      const viewer = await admitRequest(parts, request, reply);
      if (!viewer) throw new GatewayError('UNAUTHENTICATED', 'Sign in first.', { http: { status: 401 } });
      // Disconnected while its credential was looked up: it would be counted and watched for good.
      if (reply.raw.closed) return reply.hijack();
      const stream: Stream = {
        context: parts.makeContext(factsOf(viewer, request, reply, goneSignal(reply))),
        response: reply.raw,
        results: null,
      };
      register(viewer, stream, request, reply);
      const [events, { status, headers }] = await handle({
        method: request.method,
        url: request.url,
        // graphql-sse recognizes only this value of Accept.
        headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : String(request.headers[name])) },
        body: request.body,
        raw: request,
        context: stream,
      });
      // Fastify would report a stream that nobody reads as an error.
      if (reply.raw.closed) {
        await stream.results?.return();
        return reply.hijack();
      }
      // Keeps proxies from buffering events.
      void reply.code(status).headers({ ...headers, 'x-accel-buffering': 'no' });
      return await reply.send(events && typeof events !== 'string' ? Readable.from(events) : events);
    } catch (error) {
      return answerRefusal(refuse(parts, error, request), request, reply);
    }
  };
}

/** Throws a GatewayError unless graphql-sse can read the body; its own refusals have no codes. */
function checkBody(body: unknown): asserts body is Record<string, unknown> {
  if (Array.isArray(body)) throw malformed('Send one subscription in each request.');
  if (!isRecord(body) || typeof body['query'] !== 'string') throw malformed('The body must be an object with a query.');
  for (const name of ['variables', 'extensions']) {
    if (!isRecord(body[name] ?? {})) throw malformed(`${name} must be an object.`);
  }
}
