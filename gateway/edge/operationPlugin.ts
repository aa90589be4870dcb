import type {
  ApolloServerPlugin,
  GraphQLRequest,
  GraphQLRequestContext,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
} from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { MeasureCost } from '../admission/cost.ts';
import { noOperation, UNKNOWN_DOCUMENT_ID } from '../admission/documentRequest.ts';
import { REFUSED_DOCUMENT_POINTS, tooManyRequests } from '../admission/rateLimit.ts';
import type { RateLimit } from '../admission/rateLimit.ts';
import type { WriteLimits } from '../admission/writeLimits.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { logError, presentError, withRequestId } from '../presentErrors.ts';
import type { Caller } from '../session/caller.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { contentTypeFor, getsPlainJson } from './answerType.ts';
import { revalidatedHeaders } from './conditionalGet.ts';

export interface OperationPluginParts {
  readonly measureCost: MeasureCost;
  readonly rateLimit: RateLimit;
  readonly writeLimits: Pick<WriteLimits, 'takeMutation'>;
  /** Called with a bearer that the upstream no longer accepts. */
  readonly endBearer: (caller: Caller) => void;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * Adds what Apollo Server leaves to its users: limits, cost, log lines, metrics, request ids, and the status codes of
 * GraphQL over HTTP.
 */
export function createOperationPlugin(parts: OperationPluginParts): ApolloServerPlugin<Context> {
  return {
    requestDidStart({ request }) {
      namePersistedQuery(request);
      omitEmptyName(request);
      return Promise.resolve(new OperationListener(parts));
    },
  };
}

/**
 * The portal names a document by `documentId`, a common convention; Apollo Server expects the persisted query
 * extension.
 */
function namePersistedQuery(request: GraphQLRequest): void {
  const documentId = documentIdOf(request);
  if (documentId === null) return;
  request.extensions = { ...request.extensions, persistedQuery: { version: 1, sha256Hash: documentId } };
}

function documentIdOf({ http }: GraphQLRequest): string | null {
  if (!http) return null;
  const documentId =
    http.method === 'GET' ? new URLSearchParams(http.search).get('documentId') : documentIdIn(http.body);
  return typeof documentId === 'string' ? documentId : null;
}

function documentIdIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'documentId' in body ? body.documentId : undefined;
}

/**
 * Apollo Server's message is a keyword that clients of automatic persisted queries look for. Whoever sends a document id
 * gets a sentence instead, as over a socket.
 */
function explained(
  errors: readonly GraphQLFormattedError[],
  request: GraphQLRequest,
): readonly GraphQLFormattedError[] {
  if (documentIdOf(request) === null) return errors;
  return errors.map((error) =>
    error.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND' ? { ...error, message: UNKNOWN_DOCUMENT_ID } : error,
  );
}

/** GraphQL over HTTP, GET: an empty `operationName` is equivalent to none. */
function omitEmptyName(request: GraphQLRequest): void {
  if (request.operationName === '' && request.http?.method === 'GET') delete request.operationName;
}

class OperationListener implements GraphQLRequestListener<Context> {
  readonly #parts: OperationPluginParts;
  readonly #started = performance.now();
  /** Null until the operation is admitted. */
  #cost: number | null = null;

  constructor(parts: OperationPluginParts) {
    this.#parts = parts;
  }

  /** Throws a GraphQLError if the operation is refused. */
  async didResolveOperation(operation: GraphQLRequestContextDidResolveOperation<Context>): Promise<void> {
    const { request, document, contextValue } = operation;
    try {
      const node = operationOf(operation);
      if (node.operation === 'mutation') await this.#chargeMutation(contextValue);
      this.#cost = this.#parts.measureCost(document, node, request.variables ?? {});
    } catch (error) {
      // Without a status Apollo Server treats a refusal as an internal error.
      if (error instanceof GraphQLError) error.extensions['http'] ??= { status: 400 };
      throw error;
    }
  }

  async didEncounterErrors(operation: GraphQLRequestContextDidEncounterErrors<Context>): Promise<void> {
    const { contextValue, source, operation: resolved, errors } = operation;
    if (source !== undefined && !resolved)
      await this.#parts.rateLimit.take(contextValue.rateLimitKey, REFUSED_DOCUMENT_POINTS);
    for (const error of errors) logError(error, contextValue.log);
  }

  willSendResponse(operation: GraphQLRequestContextWillSendResponse<Context>): Promise<void> {
    const { request, response, contextValue } = operation;
    if (response.body.kind !== 'single') return Promise.resolve();
    const { singleResult } = response.body;
    const { errors } = singleResult;
    const { requestId, rest } = contextValue;
    // graphql-js appends an error that says validation was aborted.
    const shown = this.#cost === null ? errors?.slice(0, 1) : errors;
    if (shown) singleResult.errors = withRequestId(explained(shown, request), requestId);
    // No `data`: the variables were refused, so nothing was executed.
    if (this.#cost !== null && singleResult.data !== undefined)
      singleResult.extensions = { cost: { requested: this.#cost, upstreamCalls: rest.calls } };
    if (!request.http) return Promise.resolve();
    // Apollo Server itself would refuse some clients only now, when their mutation has run.
    response.http.headers.set('content-type', contentTypeFor(request.http.method, request.http.headers.get('accept')));
    if (request.http.method === 'GET' && !errors) {
      for (const [name, value] of revalidatedHeaders(singleResult.data)) response.http.headers.set(name, value);
    }
    this.#refuseBearer(operation);
    if (this.#cost === null) this.#parts.metrics.refused(String(errors?.[0]?.extensions?.['code']));
    else this.#reportRun(operation);
    soften(operation);
    return Promise.resolve();
  }

  /** A bearer that was revoked or expired after its lookup gets HTTP 401, as it will after the next lookup (GWY-13). */
  #refuseBearer({ response, contextValue, errors }: GraphQLRequestContextWillSendResponse<Context>): void {
    const { viewer } = contextValue;
    if (viewer?.kind !== 'bearer') return;
    if (!errors?.some((error) => presentError(error).extensions?.['code'] === 'UNAUTHENTICATED')) return;
    this.#parts.endBearer(viewer);
    response.http.status = 401;
    response.http.headers.set('www-authenticate', 'Bearer');
  }

  async #chargeMutation(context: Context): Promise<void> {
    const wait = await this.#parts.writeLimits.takeMutation(context);
    if (wait !== null) throw tooManyRequests(wait);
  }

  #reportRun({
    operation,
    operationName,
    response,
    contextValue,
  }: GraphQLRequestContextWillSendResponse<Context>): void {
    const ms = performance.now() - this.#started;
    const kind = operation?.operation ?? 'query';
    this.#parts.metrics.operation('http', kind, response.http.status === undefined ? 'ok' : 'error', ms / 1000);
    const { requestId, rest } = contextValue;
    const line = { requestId, operation: operationName ?? '', kind, ms: Math.round(ms), calls: rest.calls };
    this.#parts.log.info(line, 'operation');
  }
}

/** The operation to run. Throws GatewayError if there is none, or if it may not run over this transport. */
function operationOf({ operation, request }: GraphQLRequestContext<Context>): OperationDefinitionNode {
  if (!operation) throw noOperation(request.operationName);
  if (operation.operation === 'subscription') {
    const message =
      'Subscriptions are served over WebSocket or as an event stream: send a POST with accept: text/event-stream.';
    throw new GatewayError('BAD_USER_INPUT', message);
  }
  if (!request.http && operation.operation !== 'query')
    throw new GatewayError('FORBIDDEN', 'Pages cannot run mutations.');
  return operation;
}

/**
 * GraphQL over HTTP: a client of `application/json` gets 200 for a refused document and 400 only for a malformed
 * request. Clients of `application/graphql-response+json` get 400 for both, which is Apollo Server's default.
 */
function soften({ request, response, errors }: GraphQLRequestContextWillSendResponse<Context>): void {
  if (response.http.status !== 400 || errors?.[0]?.extensions['code'] === 'BAD_REQUEST') return;
  if (request.http && getsPlainJson(request.http.method, request.http.headers.get('accept')))
    response.http.status = 200;
}
