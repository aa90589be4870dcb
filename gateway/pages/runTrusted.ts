import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { RouteQuery } from '../../web/routing/route.ts';
import type { Context } from '../context.ts';

/** Runs a trusted query in process, as Apollo Server does over HTTP. */
export async function runTrusted(
  apollo: ApolloServer<Context>,
  { id, variables }: RouteQuery,
  context: Context,
): Promise<FormattedExecutionResult<Record<string, unknown>>> {
  const { body } = await apollo.executeOperation(
    { extensions: { persistedQuery: { version: 1, sha256Hash: id } }, variables },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new Error('answers are never sent in parts');
  return body.singleResult;
}
