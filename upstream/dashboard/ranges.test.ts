import { expect, test } from 'vitest';
import { rangesOf } from './ranges.ts';

function ranges(zone: string, moment: string): string[] {
  return rangesOf(zone, new Date(moment)).map(({ id, from, to }) => `${id} ${from} ${to}`);
}

test('six ranges, the last 30 days first, both days inclusive (RST-35)', () => {
  expect(ranges('Europe/Berlin', '2026-11-21T10:00:00Z')).toEqual([
    'last_30_days 2026-10-23 2026-11-21',
    'last_7_days 2026-11-15 2026-11-21',
    'last_90_days 2026-08-24 2026-11-21',
    'this_month 2026-11-01 2026-11-21',
    'last_month 2026-10-01 2026-10-31',
    'last_12_months 2025-11-22 2026-11-21',
  ]);
});

test('today is in the account’s time zone', () => {
  expect(ranges('Asia/Tokyo', '2026-12-31T15:00:00Z')).toContain('this_month 2027-01-01 2027-01-01');
  expect(ranges('America/Los_Angeles', '2026-03-01T07:59:00Z')).toContain('last_month 2026-01-01 2026-01-31');
  expect(ranges('UTC', '2028-03-05T00:00:00Z')).toContain('last_month 2028-02-01 2028-02-29');
});
