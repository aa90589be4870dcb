import { expect, test } from 'vitest';
import { sheetTimes } from './sheetTimes.ts';

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo', '2026-11-22 00:30:00'],
  ['Australia/Lord_Howe', 'Australia/Lord_Howe', '2026-11-22 02:30:00'],
  ['UTC', 'UTC', '2026-11-21 15:30:00'],
  ['Middle/Earth', 'UTC', '2026-11-21 15:30:00'],
  [null, 'UTC', '2026-11-21 15:30:00'],
])('a spreadsheet of an account in %s has times in %s, such as %s (EXT-12)', (timeZone, zone, text) => {
  const times = sheetTimes(timeZone);
  expect([times.zone, times.format('2026-11-21T15:30:00.168Z')]).toEqual([zone, text]);
});
