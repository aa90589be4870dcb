import { dealAnswerErrors, dealTextsShown, mayAnswerDeal, OTHER_OPTION } from '../../domain/dealAnswer.ts';
import type { DealAnswerCode, DealAnswerField, DealAnswerForm, DealAnswerValue } from '../../domain/dealAnswer.ts';
import { storedLine, storedText } from '../../domain/storedText.ts';
import type { WireDeal, WireDealAnswer } from '../../upstream/contract/deals.ts';
import { dealStatusEnum } from '../chats/messages.map.ts';
import { toMoneyOrNull } from '../money.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { numberOf, toGlobalId } from '../relay/ids.ts';
import { readWebAddress } from '../relay/textValues.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { AnswerDealInput, Deal, DealAnswer, DealErrorCode, DealUserError } from '../schema.types.ts';

/** A deal without its lead and its duration, which are read lazily. */
export type DealParent = Omit<Deal, 'lead' | 'projectDuration' | '__typename'> & {
  readonly leadUuid: string;
  readonly duration: WireDeal['duration'];
};

/** ENT-52. */
const dealAnswerEnum = enumMap<DealAnswerValue, DealAnswer>('Deal.answer', {
  yes: 'YES',
  no: 'NO',
  still_negotiating: 'STILL_NEGOTIATING',
  other: 'OTHER',
});

/** ENT-44. */
export function toDeal(deal: WireDeal, note: NoteUnknown): DealParent {
  return {
    id: toGlobalId('Deal', deal.dealUuid),
    uuid: deal.dealUuid,
    name: deal.name,
    website: readWebAddress('Deal.website', deal.website, note),
    budget: toMoneyOrNull(deal.budget),
    duration: deal.duration,
    status: dealStatusEnum.read(deal.status, note),
    answer: dealAnswerEnum.read(deal.answer, note),
    canAnswer: mayAnswerDeal(deal.status, deal.answer),
    leadUuid: deal.leadUuid,
  };
}

/**
 * Number of the selected catalogue entry, or OTHER_OPTION if free text is given instead. NaN for an unknown id, and if
 * both are given.
 */
function option(
  type: 'Budget' | 'DurationRange',
  id: string | null | undefined,
  other: string | null | undefined,
): number | null {
  if (other != null) return id == null ? OTHER_OPTION : Number.NaN;
  return id == null ? null : (numberOf(type, id) ?? Number.NaN);
}

/** Maps the mutation's input to the domain's form. */
function toForm(input: AnswerDealInput): DealAnswerForm {
  const comment = storedText(input.comment ?? '');
  return {
    answer: dealAnswerEnum.write(input.answer),
    budget: option('Budget', input.budgetId, input.budgetOther),
    budgetOther: storedLine(input.budgetOther ?? ''),
    duration: option('DurationRange', input.projectDurationId, input.projectDurationOther),
    durationOther: storedLine(input.projectDurationOther ?? ''),
    noTextarea: input.answer === 'NO' ? comment : '',
    otherTextarea: input.answer === 'OTHER' ? comment : '',
  };
}

function isOption(id: number | null): boolean {
  return id === null || (id >= 1 && id <= OTHER_OPTION);
}

/**
 * The request body of an answer, or the errors that prevent it (VAL-46 to VAL-51). Texts of fields that the form would
 * hide are not sent.
 */
export function toAnswer(input: AnswerDealInput): { body: WireDealAnswer | null; errors: DealUserError[] } {
  const form = toForm(input);
  const errors = [...dealAnswerErrors(form)].map(([field, code]) => dealUserError(CODES[code], PATHS[field]));
  if (!isOption(form.budget)) errors.push(dealUserError('INVALID_VALUE', 'budgetId'));
  if (!isOption(form.duration)) errors.push(dealUserError('INVALID_VALUE', 'projectDurationId'));
  if (errors.length > 0 || form.answer === null) return { body: null, errors };
  const shown = new Map(dealTextsShown(form).map((field) => [field, form[field]]));
  const comment = (value: string | undefined) => (value ? { comment: value } : {});
  const chosen = (id: number | null, text: string | undefined) => id !== null && { id, ...comment(text) };
  const budget = form.answer === 'yes' && chosen(form.budget, shown.get('budgetOther'));
  const duration = form.answer === 'yes' && chosen(form.duration, shown.get('durationOther'));
  return {
    body: {
      answer: { value: form.answer, ...comment(shown.get('noTextarea') ?? shown.get('otherTextarea')) },
      ...(budget ? { budget } : {}),
      ...(duration ? { duration } : {}),
    },
    errors: [],
  };
}

const CODES: Readonly<Record<DealAnswerCode, DealErrorCode>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
};

const PATHS: Readonly<Record<DealAnswerField, string>> = {
  answer: 'answer',
  budget: 'budgetId',
  budgetOther: 'budgetOther',
  duration: 'projectDurationId',
  durationOther: 'projectDurationOther',
  noTextarea: 'comment',
  otherTextarea: 'comment',
};

const MESSAGES: Readonly<Record<DealErrorCode, string>> = {
  DEAL_NOT_FOUND: 'There is no such deal.',
  DEAL_ANSWERED: 'The deal has already been answered.',
  REQUIRED: 'This field is required.',
  TOO_SHORT: 'The text is too short.',
  TOO_LONG: 'The text is too long.',
  INVALID_VALUE: 'The value was refused.',
};

export function dealUserError(code: DealErrorCode, path: string): DealUserError {
  return {
    code,
    message: MESSAGES[code],
    path: [path],
  };
}

/** Maps the fields of the call to those of the mutation's input. */
const INPUT: Readonly<Record<string, string>> = {
  'budget.id': 'budgetId',
  'budget.comment': 'budgetOther',
  'duration.id': 'projectDurationId',
  'duration.comment': 'projectDurationOther',
  'answer.comment': 'comment',
};

/** Maps a refused answer to user errors; null if the user cannot fix it. */
export function toDealUserError(error: unknown): DealUserError | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.status === 404) return dealUserError('DEAL_NOT_FOUND', 'dealId');
  if (error.code === 'DEAL_ANSWERED') return dealUserError('DEAL_ANSWERED', 'dealId');
  if (error.status !== 422) return null;
  return dealUserError('INVALID_VALUE', INPUT[error.fields[0]?.path ?? ''] ?? 'answer');
}
