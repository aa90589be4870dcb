import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';
import { visitorKey } from './visitorKey.ts';

test('so many at once, then as many as time brings, told when to come back', () => {
  let now = 0;
  const limit = createRateLimit({ perMinute: 60, burst: 2 }, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([null, null, 1, null]);
  now = 1_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([null, 1]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('a visitor from %s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});
