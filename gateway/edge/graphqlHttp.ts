import type { ApolloServer } from '@apollo/server';
import multipart from '@fastify/multipart';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkDocumentRequest, malformed } from '../admission/documentRequest.ts';
import type { DocumentRequest } from '../admission/documentRequest.ts';
import type { Documents } from '../admission/documents.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { presentErrors } from '../presentErrors.ts';
import type { Caller } from '../session/caller.ts';
import type { TakesFiles } from '../uploads/uploadTypes.ts';
import { admitRequest, answerRefusal, refuse } from './admitRequest.ts';
import type { AdmitRequestParts } from './admitRequest.ts';
import { answerNotModified } from './conditionalGet.ts';
import { asksForEventStream } from './eventStream.ts';
import type { AnswerEventStream } from './eventStream.ts';
import { factsOf } from './operationContext.ts';
import type { MakeContext } from './operationContext.ts';
import { createReadFiles, discardUnread } from './uploadHttp.ts';

export interface GraphqlHttpParts extends AdmitRequestParts {
  readonly apollo: ApolloServer<Context>;
  readonly documents: Documents;
  readonly takesFiles: TakesFiles;
  readonly makeContext: MakeContext;
  readonly textForBrowsers: boolean;
  readonly answerEventStream: AnswerEventStream;
}

/** Callers of requests that passed the edge rules and the rate limit. */
type Callers = WeakMap<FastifyRequest, Caller | null>;

/**
 * POST (and for tools also GET) /graphql with Apollo Server's Fastify handler, and subscriptions as event streams with
 * graphql-sse's. Edge rules, session, rate limit and the document check run when the operation's context is created. A
 * refusal there is a GraphQLError with an HTTP status. For uploads all of that runs before files are read.
 */
export function registerGraphql(app: FastifyInstance, url: string, parts: GraphqlHttpParts): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    done();
  };
  // Its own scope, so that no other route reads multipart.
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    const callers: Callers = new WeakMap();
    const readFiles = createReadFiles(scope, parts);
    const answer = fastifyApolloHandler(parts.apollo, {
      context: (request, reply) => contextOf(parts, callers, request, reply),
    });
    scope.route({
      method: ['GET', 'POST'],
      url,
      exposeHeadRoute: false,
      onRequest,
      preValidation: async (request, reply) => {
        if (!request.isMultipart()) return undefined;
        try {
          const viewer = await admitRequest(parts, request, reply);
          callers.set(request, viewer);
          await readFiles(request, reply, viewer);
          return undefined;
        } catch (error) {
          return answerRefusal(refuse(parts, error, request), request, reply);
        } finally {
          discardUnread(request);
        }
      },
      onSend: answerNotModified,
      handler: (request, reply) =>
        asksForEventStream(request) ? parts.answerEventStream(request, reply) : answer.call(scope, request, reply),
    });
  });
  // Includes preflights of origins that have no access.
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    onRequest,
    handler: (request, reply) => {
      const error = new GatewayError('BAD_USER_INPUT', 'Send operations by POST.');
      return reply
        .code(405)
        .header('allow', 'GET, POST')
        .send({ errors: presentErrors([error], { log: parts.log, requestId: request.id }) });
    },
  });
}

/** The context of one operation. Throws a GraphQLError if the request is refused. */
async function contextOf(
  parts: GraphqlHttpParts,
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  try {
    const known = callers.get(request);
    const viewer = known === undefined ? await admitRequest(parts, request, reply) : known;
    checkDocumentRequest(documentRequest(request), viewer, parts.textForBrowsers);
    return parts.makeContext(factsOf(viewer, request, reply));
  } catch (error) {
    throw refuse(parts, error, request);
  }
}

function documentRequest({ method, body, query }: FastifyRequest): DocumentRequest {
  const source = method === 'GET' ? query : body;
  if (Array.isArray(source)) throw malformed('Send one operation in each request: batches are not served.');
  return typeof source === 'object' && source !== null ? source : {};
}
