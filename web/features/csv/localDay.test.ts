import { expect, test, vi } from 'vitest';
import { localDay } from './localDay.ts';

test.each([
  ['America/Los_Angeles', '2026-03-04'],
  ['UTC', '2026-03-05'],
  ['Asia/Tokyo', '2026-03-05'],
])('the day in %s is %s (EXT-12)', (timeZone, day) => {
  vi.stubEnv('TZ', timeZone);
  expect(localDay(new Date('2026-03-05T02:00:00Z'))).toBe(day);
});
