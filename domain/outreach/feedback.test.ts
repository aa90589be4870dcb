import { expect, test } from 'vitest';
import { checkFeedback } from './feedback.ts';

test.each([
  ['Words.', ' Anna@Acme.com ', []],
  ['x'.repeat(20_000), 'anna@acme.com', []],
  [
    ' \u0000 ',
    '',
    [
      { path: 'text', code: 'REQUIRED' },
      { path: 'email', code: 'REQUIRED' },
    ],
  ],
  ['Words.', 'anna', [{ path: 'email', code: 'INVALID_EMAIL' }]],
])('feedback %j from %j has the errors %j (ENT-55)', (text, email, faults) => {
  expect(checkFeedback({ text, email })).toEqual(faults);
});
