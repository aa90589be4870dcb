import type { ApolloServer } from '@apollo/server';
import type { RouteQuery } from '../../web/app/routing/routes.ts';
import type { SiteAnswer, SiteRequest } from '../../web/site/renderer.ts';
import type { Context } from '../context.ts';
import { runTrusted } from './runTrusted.ts';
import { within } from './within.ts';

/** What a public page is made of, or why it cannot be made. */
export interface SiteAnswers {
  readonly answers: readonly SiteAnswer[];
  readonly failure: SiteRequest['failure'];
  /** The address asks for what the contract does not take: there is no such page. */
  readonly isBadInput: boolean;
}

interface AnswerParts {
  readonly apollo: ApolloServer<Context>;
  /** How long the page waits for all its answers, ms. */
  readonly deadline: number;
}

const NONE: SiteAnswers = { answers: [], failure: 'general', isBadInput: false };

/** Runs the operations of a public page in process, as trusted documents. Answers with errors of single fields are answers. */
export async function answerSite(
  parts: AnswerParts,
  queries: readonly RouteQuery[],
  context: Context,
): Promise<SiteAnswers> {
  const ask = async (query: RouteQuery): Promise<SiteAnswer> => {
    const { data, errors } = await runTrusted(parts.apollo, query, context);
    return { ...query, response: { data, ...(errors && { errors }) } };
  };
  const answered = Promise.all(queries.map(ask)).then(judge, () => NONE);
  return within<SiteAnswers>(parts.deadline, answered, { ...NONE, failure: 'timeout' });
}

function judge(answers: readonly SiteAnswer[]): SiteAnswers {
  const failed = answers.find(({ response }) => !response.data);
  if (!failed) return { answers, failure: null, isBadInput: false };
  const codes = failed.response.errors?.map((error) => error.extensions?.code) ?? [];
  if (codes.every((code) => code === 'BAD_USER_INPUT')) return { ...NONE, failure: null, isBadInput: true };
  return { ...NONE, failure: codes.includes('UPSTREAM_TIMEOUT') ? 'timeout' : 'general' };
}
