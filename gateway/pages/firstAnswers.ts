import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { RouteQuery } from '../../web/routing/route.ts';
import type { Context } from '../context.ts';
import { runTrusted } from './runTrusted.ts';
import { within } from './within.ts';

/** The result of a query of the page's first view, as the web application would get it. */
export interface EmbeddedAnswer {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly response: FormattedExecutionResult;
}

export interface FirstAnswers {
  readonly answers: readonly EmbeddedAnswer[];
  /** Whether the upstream no longer accepts the session's credential. */
  readonly isSignedOut: boolean;
}

interface AnswerParts {
  readonly apollo: ApolloServer<Context>;
  /** How long the page waits for its results, in ms; it is sent without the missing ones. */
  readonly deadline: number;
}

function isUnauthenticated(response: FormattedExecutionResult): boolean {
  return response.errors?.some((error) => error.extensions?.['code'] === 'UNAUTHENTICATED') ?? false;
}

/**
 * Runs the queries of a page in process in one operation context, so that shared upstream data is read once. Only
 * results without errors are embedded; the page itself requests the others and shows their errors.
 */
export async function answerFirstQueries(
  parts: AnswerParts,
  queries: readonly RouteQuery[],
  context: Context,
): Promise<FirstAnswers> {
  let isSignedOut = false;
  const answers: EmbeddedAnswer[] = [];
  const ask = async (query: RouteQuery): Promise<void> => {
    const response = await runTrusted(parts.apollo, query, context);
    if (isUnauthenticated(response)) isSignedOut = true;
    else if (!response.errors) answers.push({ ...query, response: { data: response.data } });
  };
  await within(parts.deadline, Promise.allSettled(queries.map(ask)), []);
  return { answers: [...answers], isSignedOut };
}
