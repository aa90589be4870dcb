import { HeaderMap } from '@apollo/server';
import type { ApolloServer } from '@apollo/server';
import multipart from '@fastify/multipart';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { chooseLocale } from '../../domain/locales.ts';
import { checkDocumentRequest } from '../admission/documentRequest.ts';
import type { DocumentRequest } from '../admission/documentRequest.ts';
import type { Documents } from '../admission/documents.ts';
import type { RateLimit } from '../admission/rateLimit.ts';
import { visitorKey } from '../admission/visitorKey.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { logError, presentError, presentErrors, withRequestId } from '../presentErrors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from '../session/caller.ts';
import { readCookie } from '../session/cookie.ts';
import type { EdgeRefusal } from '../session/edgeRules.ts';
import { identifyRequest } from '../session/identify.ts';
import type { IdentifyParts } from '../session/identify.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { TakesFiles } from '../uploads/uploadTypes.ts';
import { goneSignal } from './goneSignal.ts';
import type { MakeContext } from './operationContext.ts';
import { prefersPlainJson, tooManyRequests } from './operationPlugin.ts';
import { closeUnlessRead, createReadFiles } from './uploadHttp.ts';

export interface GraphqlHttpParts {
  readonly apollo: ApolloServer<Context>;
  readonly documents: Documents;
  readonly takesFiles: TakesFiles;
  readonly identify: IdentifyParts;
  readonly makeContext: MakeContext;
  readonly rateLimit: RateLimit;
  readonly textForBrowsers: boolean;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Callers of requests that passed the edge rules and the rate limit. */
type Callers = WeakMap<FastifyRequest, Caller | null>;

/**
 * POST (and for tools GET) /graphql by Apollo Server's Fastify handler. Edge rules, session, rate limit and the
 * document check run when the operation's context is created. A refusal there is a GraphQLError with an HTTP status.
 * For uploads all of that runs before files are read.
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
    scope.route({
      method: ['GET', 'POST'],
      url,
      exposeHeadRoute: false,
      onRequest,
      preValidation: async (request, reply) => {
        if (!request.isMultipart()) return undefined;
        try {
          const viewer = await admit(parts, request, reply);
          callers.set(request, viewer);
          await readFiles(request, reply, viewer);
          return undefined;
        } catch (error) {
          return answerRefusal(refuse(parts, error, request), request, reply);
        } finally {
          closeUnlessRead(request, reply);
        }
      },
      handler: fastifyApolloHandler(parts.apollo, {
        context: (request, reply) => contextOf(parts, callers, request, reply),
      }),
    });
  });
  // Includes preflights: other origins have no access.
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    onRequest,
    handler: (request, reply) => {
      const error = new GatewayError('BAD_USER_INPUT', 'Operations are sent by POST.');
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
    const viewer = known === undefined ? await admit(parts, request, reply) : known;
    checkDocumentRequest(documentRequest(request), viewer, parts.textForBrowsers);
    return parts.makeContext({
      viewer,
      requestId: request.id,
      locale: chooseLocale([readCookie(request.headers.cookie, 'locale')], request.headers['accept-language']),
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      signal: goneSignal(reply),
      setCookie: (cookie) => void reply.header('set-cookie', cookie),
    });
  } catch (error) {
    throw refuse(parts, error, request);
  }
}

/** Sends a refusal without Apollo Server. */
function answerRefusal(refusal: GraphQLError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status = 400, headers } = refusal.extensions['http'] as { status?: number; headers?: HeaderMap };
  return reply
    .code(status)
    .headers(Object.fromEntries(headers ?? []))
    .send({ errors: withRequestId([presentError(refusal)], request.id) });
}

/** Logs and counts an error, and returns the refusal to send. */
function refuse({ log, metrics }: GraphqlHttpParts, error: unknown, request: FastifyRequest): GraphQLError {
  const refusal = toRefusal(error, request);
  logError(refusal, log.child({ requestId: request.id }));
  metrics.refused(String(presentError(refusal).extensions?.['code']));
  return refusal;
}

/** The caller, after the edge rules and the rate limit. Throws a GraphQLError if the request is refused. */
async function admit(parts: GraphqlHttpParts, request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> {
  const viewer = await identify(parts, request, reply);
  const wait = await parts.rateLimit.take(viewer?.accountId ?? visitorKey(request.ip));
  if (wait !== null) throw tooManyRequests(wait);
  return viewer;
}

async function identify(parts: GraphqlHttpParts, request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> {
  const identity = await identifyRequest(parts.identify, request.method, request.headers, {
    requestId: request.id,
    addressKey: visitorKey(request.ip),
  });
  if ('refusal' in identity) throw edgeRefusal(identity.refusal);
  if (identity.setCookie) void reply.header('set-cookie', identity.setCookie);
  return identity.viewer;
}

function documentRequest({ method, body, query }: FastifyRequest): DocumentRequest {
  const source = method === 'GET' ? query : body;
  return typeof source === 'object' && source !== null ? source : {};
}

function edgeRefusal({ status, code, message, retryAfter }: EdgeRefusal): GatewayError {
  const headers = new HeaderMap();
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  if (status === 405) headers.set('allow', 'POST');
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new GatewayError(code, message, {
    ...(retryAfter !== undefined && { retryAfter }),
    http: { status, headers },
  });
}

/** Converts an error to what Apollo Server sends, with an HTTP status and the request id. */
function toRefusal(error: unknown, { id, headers }: FastifyRequest): GraphQLError {
  if (error instanceof GatewayError) {
    error.extensions['requestId'] = id;
    error.extensions['http'] ??= { status: prefersPlainJson(headers.accept) ? 200 : 400 };
    return error;
  }
  const originalError = error instanceof Error ? error : null;
  return new GraphQLError('', { originalError, extensions: { requestId: id, http: { status: outageStatus(error) } } });
}

/** The status for a bearer token whose account cannot be looked up. */
function outageStatus(error: unknown): number {
  if (!(error instanceof UpstreamError)) return 500;
  if (error.kind === 'rateLimited') return 429;
  return error.status === 403 ? 403 : 503;
}
