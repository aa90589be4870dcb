import type { ApolloServer } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { createMeasureCost } from '../../admission/cost.ts';
import { Documents } from '../../admission/documents.ts';
import { createExecution } from '../../admission/execution.ts';
import { createRateLimit } from '../../admission/rateLimit.ts';
import { createWriteLimits } from '../../admission/writeLimits.ts';
import type { Context } from '../../context.ts';
import { createLog } from '../../telemetry/log.ts';
import { createMetrics } from '../../telemetry/metrics.ts';
import { noTracing } from '../../telemetry/trace.ts';
import type { Tracing } from '../../telemetry/trace.ts';
import { createApollo } from '../apollo.ts';
import { createOperationPlugin } from '../operationPlugin.ts';

/** The gateway's Apollo Server over a test's own schema and trusted documents, without limits. Not started. */
export function createTestApollo(
  typeDefs: string,
  resolvers: IResolvers<unknown, Context>,
  trusted: ReadonlyMap<string, string>,
  tracing: Tracing = noTracing,
): ApolloServer<Context> {
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers });
  const log = createLog('silent');
  const rateLimit = createRateLimit({ perMinute: 0, burst: 1 });
  return createApollo({
    schema,
    documents: new Documents(schema, trusted, false),
    execution: createExecution(schema, () => undefined),
    operations: createOperationPlugin({
      measureCost: createMeasureCost(schema),
      rateLimit,
      writeLimits: createWriteLimits(rateLimit, { perMinute: 0, burst: 1 }),
      endBearer: () => undefined,
      metrics: createMetrics(false),
      log,
    }),
    tracing,
    log,
  });
}
