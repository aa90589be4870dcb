import { expect, test, vi } from 'vitest';
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

test('the token of a reset link is not stored with the scroll positions', () => {
  expect(scrollKey({ ...location, pathname: '/reset-password', hash: '#k3yt0ken', key: 'default' })).not.toContain(
    'k3yt0ken',
  );
});

test('a page that leads to its reviews is never scrolled back when it is loaded (QRY-14)', async () => {
  vi.resetModules();
  const { scrollKey: keyOf } = await import('./scrollKey.ts');
  const reviews = { ...location, search: '?reviews=1' };
  expect(keyOf(reviews)).not.toBe('k3x');
  // Once it is there, a dialog's address and the way back keep their positions.
  expect(keyOf(reviews)).toBe('k3x');
});
