import { expect, test, vi } from 'vitest';
import { browserTimeZone } from './browserTimeZone.ts';

test.each([
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Etc/Unknown', 'UTC'],
])('a browser in %s has the time zone %s', (timeZone, expected) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  expect(browserTimeZone()).toBe(expected);
});
