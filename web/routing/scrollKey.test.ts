import { expect, test } from 'vitest';
import { scrollKey } from './scrollKey.ts';

const location = { pathname: '/agencies/northbeam', search: '', hash: '', state: null, key: 'k3x', mask: undefined };

test('entries of the router keep their key, with and without a hash', () => {
  expect(scrollKey(location)).toBe('k3x');
  expect(scrollKey({ ...location, hash: '#brief' })).toBe('k3x');
  expect(scrollKey({ ...location, key: 'default' })).toBe('default');
});

test('an entry of a native hash link never has the position of another', () => {
  const entry = { ...location, hash: '#brief', key: 'default' };
  expect(new Set([scrollKey(entry), scrollKey(entry), 'default']).size).toBe(3);
});
