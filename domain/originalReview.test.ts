import { expect, test } from 'vitest';
import {
  isReviewable,
  mayEditReview,
  REVIEW_STATUSES,
  reviewAnswerErrors,
  reviewTextErrors,
} from './originalReview.ts';

const fine = 'f'.repeat(50);

test.each([
  ['', 'REQUIRED'],
  ['   ', 'REQUIRED'],
  ['x'.repeat(49), 'TOO_SHORT'],
  [` ${'x'.repeat(49)} `, 'TOO_SHORT'],
  ['x'.repeat(50), undefined],
  ['😀'.repeat(50), undefined],
  ['x'.repeat(300), undefined],
  ['😀'.repeat(300), undefined],
  ['x'.repeat(301), 'TOO_LONG'],
])('a submitted text %j is %s (VAL-41)', (text, code) => {
  for (const field of ['challenge', 'solution', 'result'] as const) {
    const texts = { challenge: fine, solution: fine, result: fine, [field]: text };
    expect([...reviewTextErrors(texts, true)]).toEqual(code === undefined ? [] : [[field, code]]);
    expect(reviewTextErrors(texts, false).size).toBe(0);
  }
});

test('a draft is refused only if it is far too long', () => {
  const texts = { challenge: '', solution: 'x'.repeat(10_001), result: '' };
  expect([...reviewTextErrors(texts, false)]).toEqual([['solution', 'TOO_LONG']]);
});

test('reviews can be edited until submitted, and leads without a submitted one are offered', () => {
  expect(REVIEW_STATUSES.filter(mayEditReview)).toEqual(['empty', 'draft']);
  const statuses = [null, 'created', 'pending', 'completed', 'rejected', 'unsuccessful'] as const;
  expect(statuses.filter(isReviewable)).toEqual([null, 'created']);
});

test.each([
  [{}, []],
  [{ author: 'A' }, [['author', 'TOO_SHORT']]],
  [{ author: ' ' }, [['author', 'REQUIRED']]],
  [{ author: 'a'.repeat(101) }, [['author', 'TOO_LONG']]],
  [{ company: 'c'.repeat(101) }, [['company', 'TOO_LONG']]],
  [{ rating: null }, [['rating', 'REQUIRED']]],
  [{ rating: 0 }, [['rating', 'INVALID_VALUE']]],
  [{ rating: 6 }, [['rating', 'INVALID_VALUE']]],
  [{ rating: 4.5 }, [['rating', 'INVALID_VALUE']]],
  [{ decision: 'refuse', author: '', rating: null } as const, []],
])('a client’s answer with %j', (changes, errors) => {
  const answer = { decision: 'confirm', author: 'Ada Bell', company: '', rating: 5, ...changes } as const;
  expect([...reviewAnswerErrors(answer)]).toEqual(errors);
});
