import { expect, it } from 'vitest';
import { visibilityOf } from './visibility.ts';

it.each([
  [null, null, 'draft'],
  ['DRAFT', null, 'draft'],
  ['DRAFT', 'DECLINE', 'draft'],
  ['PUBLISHED', null, 'review'],
  ['PUBLISHED', 'REVIEW', 'review'],
  ['PUBLISHED', 'DECLINE', 'declined'],
  ['PUBLISHED', 'APPROVED', 'published'],
  ['BLOCKED', 'APPROVED', 'blocked'],
] as const)(
  'an agency with status %s and moderation status %s is %s (STA-28, STA-32, ACC-16)',
  (status, moderation, state) => {
    expect(visibilityOf(status, moderation)).toBe(state);
  },
);
