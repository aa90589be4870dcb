import { HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { chooseLocale } from '../../domain/locales.ts';
import { isRefusal } from '../admission/admission.ts';
import type { Admit, Admitted } from '../admission/admission.ts';
import type { Run } from '../admission/execution.ts';
import type { RateLimit } from '../admission/rateLimit.ts';
import { visitorKey } from '../admission/visitorKey.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ErrorCode, ErrorDetails } from '../errors.ts';
import { presentError, presentResult } from '../presentErrors.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from '../session/caller.ts';
import { readCookie } from '../session/cookie.ts';
import { PREFLIGHT_HEADER } from '../session/edgeRules.ts';
import { identifyRequest } from '../session/identify.ts';
import type { IdentifyParts, Identity } from '../session/identify.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/trace.ts';
import type { Apollo } from './apollo.ts';
import { negotiate, readOperation } from './httpRequest.ts';
import type { AnswerType } from './httpRequest.ts';
import type { MakeContext } from './operationContext.ts';

export interface GraphqlHttpParts {
  readonly apollo: Apollo;
  readonly admit: Admit;
  readonly run: Run;
  readonly identify: IdentifyParts;
  readonly makeContext: MakeContext;
  readonly rateLimit: RateLimit;
  /** Of mutations without an account, by address. */
  readonly visitorWrites: RateLimit;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly tracing: Tracing;
}

/** The result of an execution as clients may see it. */
interface Executed {
  readonly result: ExecutionResult;
  /** Nothing was executed: the document or its variables are at fault. */
  readonly isRequestError: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The status when a bearer's account could not be asked for: most often an outage. */
function statusOf({ originalError }: GraphQLError): number {
  if (!(originalError instanceof UpstreamError)) return 500;
  if (originalError.kind === 'rateLimited') return 429;
  return originalError.status === 403 ? 403 : 503;
}

/** The few headers Apollo looks at. */
const APOLLO_HEADERS = new HeaderMap([
  ['content-type', 'application/json'],
  ['accept', 'application/json'],
  [PREFLIGHT_HEADER, '1'],
]);

/**
 * POST (and for tools GET) /graphql: edge rules and session, rate limit, admission, then compiled execution: by Apollo for
 * documents sent as text, straight for trusted ones.
 * Statuses as GraphQL over HTTP has them: errors of the document are 200 for clients of `application/json`, 400 for those
 * of `application/graphql-response+json`; malformed requests are 400 for all.
 */
export function createGraphqlHandler(parts: GraphqlHttpParts) {
  const { apollo, metrics } = parts;
  let tickets = 0;

  const refuse = (asker: { requestId: string }, status: number, error: GraphQLError): Answer => {
    const presented = presentError(error, { requestId: asker.requestId, log: parts.log });
    metrics.refused(String(presented.extensions.code));
    return { status, body: JSON.stringify({ errors: [presented] }) };
  };
  const coded = (code: ErrorCode, message: string, details: ErrorDetails = {}): GraphQLError =>
    new GatewayError(code, message, details);

  const execute = async (
    admitted: Admitted,
    context: Context,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Executed> => {
    const { data, errors } = presentResult(await parts.run(admitted.operation, context, variables), context);
    const extensions = { cost: { requested: admitted.cost, upstreamCalls: context.rest.calls } };
    return {
      result: { ...(errors && { errors }), ...(data !== undefined && { data }), extensions },
      isRequestError: data === undefined && errors !== undefined,
    };
  };

  /** A document of ours was checked when the process started: nothing of Apollo's life cycle is left to do for it. */
  const runTrusted = async (
    admitted: Admitted,
    context: Context,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Answer> => {
    const { result, isRequestError } = await execute(admitted, context, variables);
    return { status: isRequestError ? 400 : 200, body: JSON.stringify(result) };
  };

  const runText = async (
    admitted: Admitted,
    context: Context,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Answer> => {
    tickets += 1;
    const ticket = `t${tickets}`;
    let isRequestError = false;
    apollo.handovers.set(ticket, {
      admitted,
      execute: async (copy) => {
        const executed = await execute(admitted, copy, variables);
        ({ isRequestError } = executed);
        return executed.result;
      },
    });
    try {
      const answer = await apollo.server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: 'POST',
          headers: APOLLO_HEADERS,
          search: '',
          body: {
            ...(admitted.operation.name ? { operationName: admitted.operation.name } : {}),
            variables,
            extensions: { persistedQuery: { version: 1, sha256Hash: ticket } },
          },
        },
        context: () => Promise.resolve(context),
      });
      if (answer.body.kind !== 'complete') throw new Error('answers are never sent in parts');
      return { status: isRequestError ? 400 : (answer.status ?? 200), body: answer.body.string };
    } finally {
      apollo.handovers.delete(ticket);
    }
  };

  const identify = async (request: FastifyRequest): Promise<Identity | GraphQLError> => {
    try {
      return await identifyRequest(parts.identify, request.method, request.headers, {
        requestId: request.id,
        addressKey: visitorKey(request.ip),
      });
    } catch (error) {
      return new GraphQLError('', { originalError: error instanceof Error ? error : null });
    }
  };

  const answerOperation = async (
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: Caller | null,
    type: AnswerType,
  ): Promise<Answer> => {
    const asker = { requestId: request.id };
    const tooMany = (wait: number): Answer => {
      void reply.header('retry-after', wait);
      return refuse(asker, 429, coded('RATE_LIMITED', 'Too many requests.', { retryAfter: wait }));
    };
    const wait = await parts.rateLimit.take(viewer?.accountId ?? visitorKey(request.ip));
    if (wait !== null) return tooMany(wait);
    const operation = readOperation(request);
    if ('malformed' in operation) return refuse(asker, 400, coded('BAD_USER_INPUT', operation.malformed));
    const admitted = parts.admit(operation, viewer);
    const softStatus = type === 'application/json' ? 200 : 400;
    if (isRefusal(admitted)) return refuse(asker, admitted.isMalformed ? 400 : softStatus, admitted.errors[0]);
    const { kind } = admitted.operation;
    if (kind === 'subscription') {
      return refuse(asker, softStatus, coded('BAD_USER_INPUT', 'Subscriptions are served over WebSocket.'));
    }
    if (kind === 'mutation' && request.method === 'GET') {
      void reply.header('allow', 'POST');
      return refuse(asker, 405, coded('BAD_USER_INPUT', 'Mutations are sent by POST.'));
    }
    const pause = kind === 'mutation' && !viewer ? await parts.visitorWrites.take(visitorKey(request.ip)) : null;
    if (pause !== null) return tooMany(pause);
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const context = parts.makeContext({
      viewer,
      requestId: request.id,
      locale: chooseLocale([readCookie(request.headers.cookie, 'locale')], request.headers['accept-language']),
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      signal: gone.signal,
      setCookie: (cookie) => void reply.header('set-cookie', cookie),
    });
    const started = performance.now();
    const answer = await parts.tracing.operation(admitted.operation.name, kind, request.headers, () =>
      (operation.documentId === null ? runText : runTrusted)(admitted, context, operation.variables),
    );
    const ms = performance.now() - started;
    metrics.operation('http', kind, answer.status === 200 ? 'ok' : 'error', ms / 1000);
    parts.log.info(
      {
        requestId: request.id,
        operation: admitted.operation.name,
        kind,
        ms: Math.round(ms),
        calls: context.rest.calls,
      },
      'operation',
    );
    return answer.status === 400 ? { ...answer, status: softStatus } : answer;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const type = negotiate(request.headers.accept);
    const send = (answer: Answer): FastifyReply =>
      reply
        .code(answer.status)
        .header('content-type', `${type ?? 'application/json'}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .header('x-request-id', request.id)
        // Bytes, not text: their number is known, and head and body leave without being joined first.
        .send(Buffer.from(answer.body));
    const asker = { requestId: request.id };
    if (type === null) return send(refuse(asker, 406, coded('BAD_USER_INPUT', 'Only JSON is served.')));
    const identity = await identify(request);
    if (identity instanceof GraphQLError) return send(refuse(asker, statusOf(identity), identity));
    if ('refusal' in identity) {
      const { status, code, message, retryAfter } = identity.refusal;
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      if (status === 401) void reply.header('www-authenticate', 'Bearer');
      if (status === 405) void reply.header('allow', 'POST');
      return send(refuse(asker, status, coded(code, message, retryAfter === undefined ? {} : { retryAfter })));
    }
    if (identity.setCookie) void reply.header('set-cookie', identity.setCookie);
    return send(await answerOperation(request, reply, identity.viewer, type));
  };
}
