import { HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { visitorKey } from '../../domain/signIn/visitorKey.ts';
import { tooManyRequests } from '../admission/rateLimit.ts';
import type { RateLimit } from '../admission/rateLimit.ts';
import { GatewayError } from '../errors.ts';
import { logError, presentError, withRequestId } from '../presentErrors.ts';
import { UpstreamError } from '../rest/errors.ts';
import { limitKey } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';
import type { EdgeRefusal } from '../session/edgeRules.ts';
import { identifyRequest } from '../session/identify.ts';
import type { IdentifyParts } from '../session/identify.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { contentTypeFor, getsPlainJson } from './answerType.ts';
import { setSessionCookie } from './sessionCookie.ts';

export interface AdmitRequestParts {
  readonly identify: IdentifyParts;
  readonly rateLimit: RateLimit;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** The caller, after the edge rules and the rate limit. Throws a GraphQLError if the request is refused. */
export async function admitRequest(
  parts: AdmitRequestParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const viewer = await identify(parts, request, reply);
  const key = viewer ? limitKey(viewer) : visitorKey(request.ip);
  const wait = await parts.rateLimit.take(key);
  void reply.headers(await parts.rateLimit.headers(key));
  if (wait !== null) throw tooManyRequests(wait);
  return viewer;
}

async function identify(
  parts: AdmitRequestParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const identity = await identifyRequest(parts.identify, request.method, request.headers, {
    requestId: request.id,
    addressKey: visitorKey(request.ip),
  });
  if ('refusal' in identity) throw edgeRefusal(identity.refusal);
  const { viewer, renewed } = identity;
  if (viewer && renewed !== null) setSessionCookie(reply, viewer, renewed);
  return viewer;
}

/** Logs and counts an error, and returns the refusal to send. */
export function refuse({ log, metrics }: AdmitRequestParts, error: unknown, request: FastifyRequest): GraphQLError {
  const refusal = toRefusal(error, request);
  logError(refusal, log.child({ requestId: request.id }));
  metrics.refused(String(presentError(refusal).extensions?.['code']));
  return refusal;
}

/** Sends a refusal without Apollo Server. */
export function answerRefusal(refusal: GraphQLError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status = 400, headers } = refusal.extensions['http'] as { status?: number; headers?: HeaderMap };
  return reply
    .code(status)
    .type(contentTypeFor(request.method, request.headers.accept))
    .headers(Object.fromEntries(headers ?? []))
    .send({ errors: withRequestId([presentError(refusal)], request.id) });
}

/** A refusal by the edge rules as an error with its HTTP status and headers. */
export function edgeRefusal({ status, code, message, retryAfter }: EdgeRefusal): GatewayError {
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
function toRefusal(error: unknown, { id, method, headers }: FastifyRequest): GraphQLError {
  if (error instanceof GatewayError) {
    error.extensions['requestId'] = id;
    error.extensions['http'] ??= { status: getsPlainJson(method, headers.accept) ? 200 : 400 };
    return error;
  }
  const originalError = error instanceof Error ? error : null;
  const http = { status: outageStatus(error), headers: retryHeaders(error) };
  return new GraphQLError('', { originalError, extensions: { requestId: id, http } });
}

function retryHeaders(error: unknown): HeaderMap {
  const retryAfter = error instanceof UpstreamError ? error.retryAfter : null;
  return new HeaderMap(retryAfter === null ? [] : [['retry-after', String(retryAfter)]]);
}

/** The status for a bearer token whose account cannot be looked up. */
function outageStatus(error: unknown): number {
  if (!(error instanceof UpstreamError)) return 500;
  if (error.kind === 'rateLimited') return 429;
  return error.status === 403 ? 403 : 503;
}
