import type { DealAnswerValue } from '../../../domain/dealAnswer.ts';

/** The search parameter that opens a deal, a uuid (SCR-30). */
export const DEAL_PARAMETER = 'deal';
/** The search parameter with the answer selected on the deal's card. */
export const DEAL_ANSWER_PARAMETER = 'dealAnswer';

/** The current URL with a deal open, relative to the page. */
export function dealHref(search: URLSearchParams, dealUuid: string, answer: DealAnswerValue): string {
  const opened = new URLSearchParams(search);
  opened.set(DEAL_PARAMETER, dealUuid);
  opened.set(DEAL_ANSWER_PARAMETER, answer);
  return `?${opened}`;
}
