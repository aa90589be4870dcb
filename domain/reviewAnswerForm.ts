import type { ReviewAnswer } from './originalReview.ts';

/** Why a valid answer was not saved. */
export type AnswerFailure = 'failure' | 'tooMany';

/** A client's answer that was not saved (O-30); without `failure`, because it is invalid. */
export interface RefusedAnswer {
  /** UUID of the review. */
  readonly review: string;
  readonly answer: ReviewAnswer;
  readonly failure: AnswerFailure | null;
}

/** Whether a value that the server embedded in the page is a refused answer to this review. */
export function isRefusedAnswer(value: unknown, review: string): value is RefusedAnswer {
  return typeof value === 'object' && value !== null && 'review' in value && value.review === review;
}

/** Reads the form of an answer the way browsers submit it. */
export function readAnswerForm(sent: { get(name: string): unknown }, decision: ReviewAnswer['decision']): ReviewAnswer {
  const textOf = (name: keyof ReviewAnswer): string => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { decision, author: textOf('author'), company: textOf('company'), rating: Number(textOf('rating')) || null };
}
