import type { ApolloServer } from '@apollo/server';
import type { RouteQuery } from '../../web/routing/route.ts';
import type { SiteResponse } from '../../web/site/renderer.ts';
import type { Context } from '../context.ts';
import { runTrusted } from './runTrusted.ts';
import { within } from './within.ts';

interface AnswerParts {
  readonly apollo: ApolloServer<Context>;
  /** How long the page waits for its result, in ms. */
  readonly deadline: number;
}

const FAILED: SiteResponse = { errors: [{ message: 'No answer.', extensions: { code: 'INTERNAL' } }] };
const LATE: SiteResponse = { errors: [{ message: 'No answer in time.', extensions: { code: 'UPSTREAM_TIMEOUT' } }] };

/** Runs the query of a public page in process, as a trusted document. */
export function answerSite(parts: AnswerParts, query: RouteQuery, context: Context): Promise<SiteResponse> {
  const answer = runTrusted(parts.apollo, query, context).catch(() => FAILED);
  return within<SiteResponse>(parts.deadline, answer, LATE);
}
