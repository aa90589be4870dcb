import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

test.each([
  ['127.0.0.1', '203.0.113.7', 'private', '203.0.113.7'],
  ['::1', '2001:db8::7', 'private', '2001:db8:0:0'],
  ['::ffff:127.0.0.1', '203.0.113.7', 'private', '203.0.113.7'],
  ['172.20.0.3', '203.0.113.7', 'private', '203.0.113.7'],
  ['172.32.0.3', '203.0.113.7', 'private', '172.32.0.3'],
  ['198.51.100.1', '203.0.113.7', 'private', '198.51.100.1'],
  ['198.51.100.1', '203.0.113.7', 'always', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', 'never', '127.0.0.1'],
  ['127.0.0.1', 'not an address', 'always', '127.0.0.1'],
  ['127.0.0.1', undefined, 'always', '127.0.0.1'],
  ['2001:db8:1:2::7', undefined, 'private', '2001:db8:1:2'],
  ['::ffff:198.51.100.1', undefined, 'private', '198.51.100.1'],
] as const)('peer %s with header %s, trust %s: counts as %s', (peer, header, trust, expected) => {
  expect(clientAddress(peer, header, trust)).toBe(expected);
});
