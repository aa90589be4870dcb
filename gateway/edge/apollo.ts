import { ApolloServer, HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Admitted } from '../admission/admission.ts';
import type { Context } from '../context.ts';
import { PREFLIGHT_HEADER } from '../session/edgeRules.ts';
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
function readOnly<T>(read: (key: string) => T | undefined) {
  return {
    get: (key: string) => Promise.resolve(read(key)),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}

/** Apollo puts a prefix of its own before the ticket; tickets hold no colon. */
function ticketOf(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}

/**
 * Apollo Server for the life cycle of an operation sent as text. Whether it may run is decided before (admission); how it runs is given by a
 * plugin, compiled execution (Apollo's gateway interface would build a whole request of its own for it). The ticket stands in place of a
 * persisted query's hash, so Apollo neither hashes, parses nor validates what was prepared once.
 */
export function createApollo(schema: GraphQLSchema, log: Log): Apollo {
  const handovers = new Map<string, Handover>();
  const compiledExecution: ApolloServerPlugin<Context> = {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ queryHash = '', contextValue }) => {
          const handover = handovers.get(queryHash);
          if (!handover) throw new Error('an operation reached Apollo without admission');
          const singleResult = await handover.execute(contextValue);
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
      }),
  };
  const server = new ApolloServer<Context>({
    schema,
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
      compiledExecution,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  return { server, handovers };
}
