import { reviewAnswerErrors, reviewTextErrors } from '../../domain/originalReview.ts';
import { storedLine, storedText } from '../../domain/storedText.ts';
import type { WireReviewAnswer, WireReviewInput } from '../../upstream/contract/reviews.ts';
import { enumMap } from '../relay/enums.ts';
import { numberOf } from '../relay/ids.ts';
import { UpstreamError } from '../rest/errors.ts';
import type {
  AnswerReviewRequestInput,
  ReviewDecision,
  ReviewErrorCode,
  ReviewUserError,
  SaveReviewInput,
} from '../schema.types.ts';

const MESSAGES: Readonly<Record<ReviewErrorCode, string>> = {
  LEAD_NOT_FOUND: 'There is no such lead.',
  REVIEW_NOT_EDITABLE: 'The review has already been submitted, or the lead was not accepted.',
  REVIEW_CHANGED: 'A newer version of the review has been saved.',
  REVIEW_NOT_FOUND: 'There is no such review.',
  REVIEW_ANSWERED: 'The review has already been answered.',
  REQUIRED: 'A value is required.',
  TOO_SHORT: 'The text is too short.',
  TOO_LONG: 'The text is too long.',
  INVALID_VALUE: 'The value was refused.',
  TOO_MANY_ATTEMPTS: 'Too many answers were sent from here; try again later.',
};

export function reviewUserError(
  code: ReviewErrorCode,
  path: readonly string[] | null,
  retryAfterSeconds: number | null = null,
): ReviewUserError {
  return { code, message: MESSAGES[code], path: path && [...path], retryAfterSeconds };
}

const decisionEnum = enumMap<WireReviewAnswer['decision'], ReviewDecision>('ReviewRequest.decision', {
  confirm: 'CONFIRM',
  refuse: 'REFUSE',
});

/** A request body, and the errors found in it. */
interface Judged<Body> {
  readonly body: Body;
  readonly errors: ReviewUserError[];
}

/** Validates a review (VAL-41) and maps it to the upstream's body. Errors are in the order of the form. */
export function toReviewInput(input: SaveReviewInput): Judged<WireReviewInput> {
  const numbers = (input.serviceIds ?? []).map((id) => numberOf('Service', id));
  const { budgetId, projectDurationId } = input;
  const budget = budgetId == null ? null : numberOf('Budget', budgetId);
  const projectDuration = projectDurationId == null ? null : numberOf('DurationRange', projectDurationId);
  const texts = {
    challenge: storedText(input.challenge),
    solution: storedText(input.solution),
    result: storedText(input.result),
  };
  const unknown = numbers.indexOf(null);
  const errors = [
    ...(unknown === -1 ? [] : [reviewUserError('INVALID_VALUE', ['serviceIds', String(unknown)])]),
    ...(budgetId != null && budget === null ? [reviewUserError('INVALID_VALUE', ['budgetId'])] : []),
    ...(projectDurationId != null && projectDuration === null
      ? [reviewUserError('INVALID_VALUE', ['projectDurationId'])]
      : []),
    ...[...reviewTextErrors(texts, input.submit)].map(([field, code]) => reviewUserError(code, [field])),
  ];
  const services = [...new Set(numbers.filter((number) => number !== null))];
  const status = input.submit ? 'pending' : 'draft';
  return { body: { services, budget, projectDuration, ...texts, status }, errors };
}

/** Validates a client's answer and maps it to the upstream's body. A refusal has no further fields. */
export function toReviewAnswer(input: AnswerReviewRequestInput): Judged<WireReviewAnswer> {
  const decision = decisionEnum.write(input.decision);
  const author = storedLine(input.author ?? '');
  const company = storedLine(input.company ?? '');
  const rating = input.rating ?? null;
  const errors = [...reviewAnswerErrors({ decision, author, company, rating })].map(([field, code]) =>
    reviewUserError(code, [field]),
  );
  return decision === 'refuse'
    ? { body: { decision, author: null, company: null, rating: null }, errors }
    : { body: { decision, author, company: company || null, rating }, errors };
}

/** The contract's names for fields of the upstream's bodies. */
const FIELDS: Readonly<Record<string, string>> = {
  services: 'serviceIds',
  budget: 'budgetId',
  projectDuration: 'projectDurationId',
};
const CODES: readonly string[] = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG'] satisfies ReviewErrorCode[];
function codeOf(code: string): ReviewErrorCode {
  return CODES.includes(code) ? (code as ReviewErrorCode) : 'INVALID_VALUE';
}

/**
 * Maps the upstream's refusal to user errors; null if the user cannot fix it. `key`: the field that identifies the
 * object.
 */
export function toReviewUserErrors(
  error: unknown,
  missing: 'LEAD_NOT_FOUND' | 'REVIEW_NOT_FOUND',
  key: 'leadId' | 'uuid',
): ReviewUserError[] | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'rateLimited' && error.code === 'TOO_MANY_ATTEMPTS') {
    return [reviewUserError('TOO_MANY_ATTEMPTS', null, error.retryAfter)];
  }
  if (error.status === 404) return [reviewUserError(missing, [key])];
  if (error.code === 'REVIEW_NOT_EDITABLE' || error.code === 'REVIEW_ANSWERED')
    return [reviewUserError(error.code, [key])];
  if (error.status !== 422 || error.fields.length === 0) return null;
  return error.fields.map(({ path, code }) => {
    const [name = ''] = /^\w+/.exec(path) ?? [];
    return reviewUserError(codeOf(code), [FIELDS[name] ?? name]);
  });
}
