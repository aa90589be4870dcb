import { HeaderMap } from '@apollo/server';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { chooseLocale } from '../../domain/locales.ts';
import { checkDocumentRequest } from '../admission/documentRequest.ts';
import type { DocumentRequest } from '../admission/documentRequest.ts';
import type { RateLimit } from '../admission/rateLimit.ts';
import { visitorKey } from '../admission/visitorKey.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { logError, presentError, presentErrors } from '../presentErrors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from '../session/caller.ts';
import { readCookie } from '../session/cookie.ts';
import type { EdgeRefusal } from '../session/edgeRules.ts';
import { identifyRequest } from '../session/identify.ts';
import type { IdentifyParts } from '../session/identify.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { goneSignal } from './goneSignal.ts';
import type { MakeContext } from './operationContext.ts';
import { prefersPlainJson, tooManyRequests } from './operationPlugin.ts';

export interface GraphqlHttpParts {
  readonly apollo: ApolloServer<Context>;
  readonly identify: IdentifyParts;
  readonly makeContext: MakeContext;
  readonly rateLimit: RateLimit;
  readonly textForBrowsers: boolean;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * POST (and for tools GET) /graphql by Apollo Server's Fastify handler. What comes before the operation happens where its context is made:
 * edge rules and session, rate limit, who may send which document. A refusal there is a GraphQLError with an HTTP status.
 */
export function registerGraphql(app: FastifyInstance, url: string, parts: GraphqlHttpParts): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    done();
  };
  app.route({
    method: ['GET', 'POST'],
    url,
    exposeHeadRoute: false,
    onRequest,
    handler: fastifyApolloHandler(parts.apollo, { context: (request, reply) => contextOf(parts, request, reply) }),
  });
  // Preflights among them: nothing here is for other origins.
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

/** The context of one operation. Throws the GraphQLError that turns the request away. */
async function contextOf(parts: GraphqlHttpParts, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  try {
    const viewer = await identify(parts, request, reply);
    const wait = await parts.rateLimit.take(viewer?.accountId ?? visitorKey(request.ip));
    if (wait !== null) throw tooManyRequests(wait);
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
    const refusal = toRefusal(error, request);
    logError(refusal, parts.log.child({ requestId: request.id }));
    parts.metrics.refused(String(presentError(refusal).extensions?.['code']));
    throw refusal;
  }
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

/** What was thrown as Apollo Server answers it: with an HTTP status and the id of the request. */
function toRefusal(error: unknown, { id, headers }: FastifyRequest): GraphQLError {
  if (error instanceof GatewayError) {
    error.extensions['requestId'] = id;
    error.extensions['http'] ??= { status: prefersPlainJson(headers.accept) ? 200 : 400 };
    return error;
  }
  const originalError = error instanceof Error ? error : null;
  return new GraphQLError('', { originalError, extensions: { requestId: id, http: { status: outageStatus(error) } } });
}

/** The status when a bearer's account could not be asked for. */
function outageStatus(error: unknown): number {
  if (!(error instanceof UpstreamError)) return 500;
  if (error.kind === 'rateLimited') return 429;
  return error.status === 403 ? 403 : 503;
}
