import { ApolloServer } from '@apollo/server';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { printSchema } from 'graphql';
import type { Admitted } from '../admission/admission.ts';
import type { Context } from '../context.ts';
import { PREFLIGHT_HEADER } from '../session/edge-rules.ts';
import type { Log } from '../telemetry/log.ts';

/** An admitted operation on its way through Apollo, found again by a ticket. */
export interface Handover {
  readonly admitted: Admitted;
  readonly execute: (context: Context) => Promise<ExecutionResult>;
}

export interface Apollo {
  readonly server: ApolloServer<Context>;
  /** Operations under way by ticket. */
  readonly handovers: Map<string, Handover>;
}

/** A cache that only reads: nothing a client sends is ever stored under an id. */
const readOnly = <T>(read: (key: string) => T | undefined) => ({
  get: (key: string) => Promise.resolve(read(key)),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
});

/** Apollo puts a prefix of its own before the ticket; tickets hold no colon. */
const ticketOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/**
 * Apollo Server for the life cycle of an HTTP operation. Whether it may run is decided before (admission), how it runs is
 * given by the gateway interface (compiled execution): the ticket stands in place of a persisted query's hash, so Apollo
 * neither hashes, parses nor validates what was prepared once.
 */
export const createApollo = (schema: GraphQLSchema, log: Log): Apollo => {
  const handovers = new Map<string, Handover>();
  const gateway: ApolloServerOptionsWithGateway<Context>['gateway'] = {
    load: () =>
      Promise.resolve({
        executor: (request) => {
          const handover = handovers.get(request.queryHash);
          if (!handover) throw new Error('an operation reached Apollo without admission');
          // Apollo types the context of its gateways loosely; it is the one we handed in (a shallow copy).
          return handover.execute(request.context as Context);
        },
      }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
  const server = new ApolloServer<Context>({
    gateway,
    // Nothing depends on it: what Apollo derives from it is set below.
    nodeEnv: 'production',
    logger: log,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: { cache: readOnly((key) => handovers.get(ticketOf(key))?.admitted.source.text) },
    documentStore: readOnly<DocumentNode>((key) => handovers.get(ticketOf(key))?.admitted.source.document),
    csrfPrevention: { requestHeaders: [PREFLIGHT_HEADER] },
    stringifyResult: (result) => JSON.stringify(result),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  return { server, handovers };
};
