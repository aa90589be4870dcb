import type { ApolloServer } from '@apollo/server';
import multipart from '@fastify/multipart';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { isRecord } from '../../domain/isRecord.ts';
import { checkDocumentRequest, malformed } from '../admission/documentRequest.ts';
import type { DocumentRequest } from '../admission/documentRequest.ts';
import type { Documents } from '../admission/documents.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { presentErrors, withRequestId } from '../presentErrors.ts';
import type { Caller } from '../session/caller.ts';
import type { TakesFiles } from '../uploads/uploadTypes.ts';
import { checkBody } from '../session/edgeRules.ts';
import type { EdgeRefusal } from '../session/edgeRules.ts';
import { admitRequest, answerRefusal, edgeRefusal, refuse } from './admitRequest.ts';
import type { AdmitRequestParts } from './admitRequest.ts';
import { contentTypeFor, preferredType } from './answerType.ts';
import { answerNotModified } from './conditionalGet.ts';
import { asksForEventStream } from './streams/eventStream.ts';
import type { AnswerEventStream } from './streams/eventStream.ts';
import { goneSignal } from './goneSignal.ts';
import { registerJsonBody } from './jsonBody.ts';
import { factsOf } from './operationContext.ts';
import type { MakeContext } from './operationContext.ts';
import { createUploadHttp, discardUnread } from './uploadHttp.ts';

export interface GraphqlHttpParts extends AdmitRequestParts {
  readonly apollo: ApolloServer<Context>;
  readonly documents: Documents;
  readonly takesFiles: TakesFiles;
  readonly makeContext: MakeContext;
  readonly textForBrowsers: boolean;
  readonly answerEventStream: AnswerEventStream;
}

/**
 * For how long an operation reads, in ms, the lookup of its token included: calls that wait for each other would
 * otherwise add up their deadlines, and the portal gives up the whole response after 15 s. Longer than the deadline of a
 * call, so that the circuit breakers notice calls that hang. Writes end only at their own deadlines.
 */
const READS_MS = 12_000;

/** A request that passed the edge rules and the rate limit. */
interface Admitted {
  readonly viewer: Caller | null;
  /** When its operation had arrived, monotonic ms. */
  readonly since: number;
}
type AdmittedRequests = WeakMap<FastifyRequest, Admitted>;

/** The body of Apollo Server's response, or a reply that was sent. */
type Answered = string | FastifyReply;

/**
 * POST (and for tools also GET) /graphql with Apollo Server's Fastify handler, and subscriptions as event streams with
 * graphql-sse's. Edge rules, session and rate limit come first, before files are read and before Apollo Server's own
 * checks, whose messages are about Apollo Server. The document check runs when the operation's context is created; a
 * refusal there is a GraphQLError with an HTTP status.
 */
export function registerGraphql(app: FastifyInstance, url: string, parts: GraphqlHttpParts): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    done();
  };
  // Its own scope, so that no other route reads multipart.
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    registerJsonBody(scope);
    const admitted: AdmittedRequests = new WeakMap();
    const uploads = createUploadHttp(scope, parts);
    const answer = fastifyApolloHandler(parts.apollo, {
      context: (request, reply) => Promise.resolve(contextOf(parts, admitted, request, reply)),
    });
    scope.route({
      method: ['GET', 'POST'],
      url,
      exposeHeadRoute: false,
      onRequest: [
        onRequest,
        // Before the body is read, because Fastify's own refusals say nothing about what is expected.
        (request, reply, done) => {
          const refusal = checkBody(request.method, request.headers) ?? checkAccept(request);
          if (!refusal) return done();
          answerRefusal(refuse(parts, edgeRefusal(refusal), request), request, reply);
          return discardUnread(request);
        },
      ],
      preValidation: async (request, reply) => {
        if (asksForEventStream(request)) return undefined;
        const since = performance.now();
        try {
          const viewer = await admitRequest(parts, request, reply);
          if (request.isMultipart()) await uploads.read(request, reply, viewer);
          admitted.set(request, { viewer, since: request.isMultipart() ? performance.now() : since });
          return undefined;
        } catch (error) {
          return answerRefusal(refuse(parts, error, request), request, reply);
        } finally {
          if (request.isMultipart()) discardUnread(request);
        }
      },
      onSend: answerNotModified,
      handler: async (request, reply) => {
        if (asksForEventStream(request)) return parts.answerEventStream(request, reply);
        const body = (await uploads.run(request, async () => answer.call(scope, request, reply))) as Answered;
        return typeof body === 'string' && reply.statusCode >= 400 ? identified(body, request.id) : body;
      },
    });
  });
  // Includes preflights of origins that have no access.
  app.route({
    method: ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    // Before the body is read: an empty one is no JSON, whatever its type says.
    onRequest: [onRequest, (request, reply) => refuseMethod(parts, request, reply)],
    handler: () => undefined,
  });
}

function refuseMethod({ log }: GraphqlHttpParts, request: FastifyRequest, reply: FastifyReply): void {
  const error = new GatewayError('BAD_USER_INPUT', 'Send operations by POST.');
  void reply
    .code(405)
    .header('allow', 'GET, POST')
    .type(contentTypeFor(request.method, request.headers.accept))
    .send({ errors: presentErrors([error], { log, requestId: request.id }) });
  discardUnread(request);
}

/** Apollo Server would refuse such a client only after its mutation has run. */
function checkAccept({ method, headers }: FastifyRequest): EdgeRefusal | null {
  if (preferredType(method, headers.accept) !== null) return null;
  const message =
    'Accept application/json or application/graphql-response+json; for a subscription, text/event-stream by POST.';
  return { status: 406, code: 'BAD_USER_INPUT', message };
}

/** Adds the request id to Apollo Server's own refusals, which no plugin sees. */
function identified(body: string, requestId: string): string {
  const response = JSON.parse(body) as { readonly errors?: readonly GraphQLFormattedError[] };
  return JSON.stringify({ ...response, ...(response.errors && { errors: withRequestId(response.errors, requestId) }) });
}

/** The context of one operation. Throws a GraphQLError if the request is refused. */
function contextOf(
  parts: GraphqlHttpParts,
  admitted: AdmittedRequests,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  try {
    const { viewer = null, since = performance.now() } = admitted.get(request) ?? {};
    checkDocumentRequest(documentRequest(request), viewer, parts.textForBrowsers);
    const left = Math.max(0, since + READS_MS - performance.now());
    return parts.makeContext(factsOf(viewer, request, reply, goneSignal(reply, left)));
  } catch (error) {
    throw refuse(parts, error, request);
  }
}

function documentRequest({ method, body, query }: FastifyRequest): DocumentRequest {
  const source = method === 'GET' ? query : body;
  if (Array.isArray(source)) throw malformed('Send one operation in each request: batches are not served.');
  if (!isRecord(source) || (method === 'POST' && Object.keys(source).length === 0)) {
    throw malformed('The body must be an object with a query.');
  }
  return source;
}
