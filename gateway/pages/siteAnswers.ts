import type { RouteQuery } from '../../web/app/routes.ts';
import type { SiteAnswer, SiteRequest } from '../../web/site/renderer.ts';
import { isRefusal } from '../admission/admission.ts';
import type { Admit } from '../admission/admission.ts';
import type { Run } from '../admission/execution.ts';
import type { Context } from '../context.ts';
import { presentResult } from '../presentErrors.ts';
import { within } from './within.ts';

/** What a public page is made of, or why it cannot be made. */
export interface SiteAnswers {
  readonly answers: readonly SiteAnswer[];
  readonly failure: SiteRequest['failure'];
  /** The address asks for what the contract does not take: there is no such page. */
  readonly isBadInput: boolean;
}

interface AnswerParts {
  readonly admit: Admit;
  readonly run: Run;
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
  const ask = async ({ id, variables }: RouteQuery): Promise<SiteAnswer> => {
    const admitted = parts.admit({ documentId: id, query: null, operationName: null, variables }, context.viewer);
    if (isRefusal(admitted) || admitted.operation.kind !== 'query') throw new Error(`no trusted query ${id}`);
    const response = presentResult(await parts.run(admitted.operation, context, variables), context);
    return { id, variables, response };
  };
  const answered = Promise.all(queries.map(ask)).then(judge, () => NONE);
  return within<SiteAnswers>(parts.deadline, answered, { ...NONE, failure: 'timeout' });
}

function judge(answers: readonly SiteAnswer[]): SiteAnswers {
  const failed = answers.find(({ response }) => !response.data);
  if (!failed) return { answers, failure: null, isBadInput: false };
  const codes = failed.response.errors?.map((error) => error.extensions.code) ?? [];
  if (codes.every((code) => code === 'BAD_USER_INPUT')) return { ...NONE, failure: null, isBadInput: true };
  return { ...NONE, failure: codes.includes('UPSTREAM_TIMEOUT') ? 'timeout' : 'general' };
}
