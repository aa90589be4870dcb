import { ApolloServer } from '@apollo/server';
import type { ApolloServerOptionsWithGateway, ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { PARSE_OPTIONS, VALIDATION_OPTIONS } from '../admission/documents.ts';
import type { Documents } from '../admission/documents.ts';
import type { Execution } from '../admission/execution.ts';
import type { Context } from '../context.ts';
import { isTimeout } from './goneSignal.ts';
import { presentError, serverFault } from '../presentErrors.ts';
import { PREFLIGHT_HEADERS } from '../session/edgeRules.ts';
import type { Log } from '../telemetry/log.ts';
import type { Tracing } from '../telemetry/trace.ts';

export interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly execution: Execution;
  readonly operations: ApolloServerPlugin<Context>;
  readonly tracing: Tracing;
  readonly log: Log;
}

/**
 * Creates Apollo Server, which runs every operation that arrives over HTTP or that a page runs in process, whether
 * trusted or sent as text. Trusted documents serve as its persisted queries and its document store; compiled execution
 * is plugged in as its gateway.
 */
export function createApollo(parts: ApolloParts): ApolloServer<Context> {
  const { documents } = parts;
  return new ApolloServer<Context>({
    gateway: compiledGateway(parts),
    nodeEnv: 'production',
    logger: parts.log,
    // The text rules forbid it where it is off; Apollo's own refusal explains how to configure Apollo Server.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // presentErrors removes suggestions; the pattern of this option takes quadratic time.
    hideSchemaDetailsFromClientErrors: false,
    persistedQueries: { cache: documents.persistedQueries, ttl: null },
    documentStore: documents.store,
    parseOptions: PARSE_OPTIONS,
    validationOptions: VALIDATION_OPTIONS,
    validationRules: [...documents.textRules],
    // A page of another site can send none of these without a preflight.
    csrfPrevention: { requestHeaders: ['authorization', ...PREFLIGHT_HEADERS] },
    formatError: (_formatted, error) => presentError(toGraphQLError(error)),
    stopOnTerminationSignals: false,
    plugins: [
      parts.operations,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}

/** Errors thrown by a plugin or by Apollo Server itself are not GraphQLErrors. */
function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError('', { originalError: error instanceof Error ? error : new Error(typeof error) });
}

/** Whether the client disconnected, which ends the calls of its operation. */
function hasLeft({ signal }: Context): boolean {
  return signal.aborted && !isTimeout(signal.reason);
}

/**
 * Adapts compiled execution to Apollo Server. Does not use `responseForOperation`, because it skips `formatError` and
 * the check of variables.
 */
function compiledGateway({
  schema,
  execution,
  tracing,
}: ApolloParts): ApolloServerOptionsWithGateway<Context>['gateway'] {
  return {
    onSchemaLoadOrUpdate: (load) => {
      load({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: ({ document, operation, context, request }) => {
          const admitted = { document, operation, context: context as Context, variables: request.variables ?? {} };
          return tracing.operation({
            name: operation.name?.value ?? '',
            kind: operation.operation,
            headers: request.http?.headers ?? [],
            run: () => execution.execute(admitted),
            faultIn: ({ errors = [] }) => (hasLeft(admitted.context) ? null : serverFault(errors)),
          });
        },
      }),
    stop: () => Promise.resolve(),
  };
}
