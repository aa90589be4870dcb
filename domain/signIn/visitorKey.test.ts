import { expect, test } from 'vitest';
import { visitorKey } from './visitorKey.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::3:4:5:6:7', '2001:0:0:3'],
  ['::1', '0:0:0:0'],
  ['', ''],
  [undefined, ''],
])('a visitor from %s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});
