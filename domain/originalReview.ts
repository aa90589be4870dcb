import type { LeadReviewStatus } from './leads.ts';
import { storedLine, storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/** Status of the agency's review of a project (STA-44). */
export const REVIEW_STATUSES = ['not_available', 'empty', 'draft', 'pending', 'published', 'blocked'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The three texts of a review, in the order of the form. */
export const REVIEW_TEXTS = ['challenge', 'solution', 'result'] as const;
export type ReviewText = (typeof REVIEW_TEXTS)[number];

/** Limits of each text in code points, after trimming, when submitted (VAL-41). */
export const REVIEW_TEXT_LIMITS = { min: 50, max: 300 } as const;

/** Maximum code points of a text in a draft. */
const REVIEW_DRAFT_MAX = 10_000;

/** Error codes, spelled as in the contract. */
export type ReviewCode = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_VALUE';

function bounded(raw: string, min: number, max: number): ReviewCode | null {
  const length = codePointLength(storedText(raw));
  if (length === 0) return min === 0 ? null : 'REQUIRED';
  if (length < min) return 'TOO_SHORT';
  return length > max ? 'TOO_LONG' : null;
}

/** Errors of a review's texts in the order of the form; drafts only have a very high limit (VAL-41). */
export function reviewTextErrors(
  texts: Readonly<Record<ReviewText, string>>,
  isSubmitted: boolean,
): ReadonlyMap<ReviewText, ReviewCode> {
  const errors = new Map<ReviewText, ReviewCode>();
  for (const field of REVIEW_TEXTS) {
    const code = isSubmitted
      ? bounded(texts[field], REVIEW_TEXT_LIMITS.min, REVIEW_TEXT_LIMITS.max)
      : bounded(texts[field], 0, REVIEW_DRAFT_MAX);
    if (code !== null) errors.set(field, code);
  }
  return errors;
}

/** Whether a review can be edited; a submitted one cannot. */
export function mayEditReview(status: ReviewStatus): boolean {
  return status === 'empty' || status === 'draft';
}

/** Whether a review can be requested for an accepted lead: none has been sent yet (ENT-41). */
export function isReviewable(status: LeadReviewStatus | null): boolean {
  return status === null || status === 'created';
}

/** Limits of a client's name and company in code points, after trimming. */
const REVIEWER_LIMITS = { authorMin: 2, authorMax: 100, companyMax: 100 } as const;

/** A client's answer (O-30); if the client does not confirm the review, no further fields are needed. */
export interface ReviewAnswer {
  readonly decision: 'confirm' | 'refuse';
  readonly author: string;
  readonly company: string;
  /** 1 to 5. */
  readonly rating: number | null;
}
export type ReviewAnswerField = 'author' | 'company' | 'rating';

/** Errors of a client's answer, in the order of the form. */
export function reviewAnswerErrors(answer: ReviewAnswer): ReadonlyMap<ReviewAnswerField, ReviewCode> {
  const errors = new Map<ReviewAnswerField, ReviewCode>();
  if (answer.decision === 'refuse') return errors;
  const author = bounded(storedLine(answer.author), REVIEWER_LIMITS.authorMin, REVIEWER_LIMITS.authorMax);
  if (author !== null) errors.set('author', author);
  const company = bounded(storedLine(answer.company), 0, REVIEWER_LIMITS.companyMax);
  if (company !== null) errors.set('company', company);
  const { rating } = answer;
  if (rating === null) errors.set('rating', 'REQUIRED');
  else if (!Number.isInteger(rating) || rating < 1 || rating > 5) errors.set('rating', 'INVALID_VALUE');
  return errors;
}
