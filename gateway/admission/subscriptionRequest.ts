import { getOperationAST, getVariableValues } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { MeasureCost } from './cost.ts';
import { checkDocumentRequest, noOperation, UNKNOWN_DOCUMENT_ID } from './documentRequest.ts';
import type { Documents } from './documents.ts';
import { ONE_ERROR } from './execution.ts';
import type { AdmittedOperation } from './execution.ts';
import { REFUSED_DOCUMENT_POINTS } from './rateLimit.ts';
import type { RateLimit } from './rateLimit.ts';

export interface AdmitSubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly measureCost: MeasureCost;
  readonly textForBrowsers: boolean;
  readonly rateLimit: RateLimit;
}

/** A request for a subscription, as graphql-ws and graphql-sse parse it. */
export interface SubscriptionRequest {
  readonly query?: string | undefined;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  /** `documentId` names a trusted document. */
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Throws a GraphQLError if the subscription is refused. */
export type AdmitSubscription = (request: SubscriptionRequest, context: Context) => Promise<AdmittedOperation>;

/** Admits subscriptions, for sockets and event streams alike. Other operations are admitted in Apollo Server. */
export function createAdmitSubscription(parts: AdmitSubscriptionParts): AdmitSubscription {
  const documentOf = async (request: SubscriptionRequest, context: Context): Promise<DocumentNode> => {
    const { query } = request;
    const documentId = request.extensions?.['documentId'] ?? undefined;
    checkDocumentRequest({ documentId, query }, context.viewer, parts.textForBrowsers);
    if (typeof documentId === 'string') {
      const trusted = parts.documents.trusted(documentId);
      if (!trusted) throw new GatewayError('PERSISTED_QUERY_NOT_FOUND', UNKNOWN_DOCUMENT_ID);
      return trusted;
    }
    if (!query) throw new GatewayError('BAD_USER_INPUT', 'documentId or query is missing.');
    try {
      return parts.documents.read(query);
    } catch (error) {
      await parts.rateLimit.take(context.rateLimitKey, REFUSED_DOCUMENT_POINTS);
      throw error;
    }
  };

  return async (request, context) => {
    const variables = request.variables ?? {};
    const document = await documentOf(request, context);
    const operation = getOperationAST(document, request.operationName);
    if (!operation) throw noOperation(request.operationName);
    if (operation.operation !== 'subscription') {
      throw new GatewayError('BAD_USER_INPUT', 'Queries and mutations are answered as JSON, by POST.');
    }
    parts.measureCost(document, operation, variables);
    const given = getVariableValues(parts.schema, operation.variableDefinitions ?? [], variables, ONE_ERROR);
    if (given.errors?.[0]) throw given.errors[0];
    return { document, operation, context, variables };
  };
}
