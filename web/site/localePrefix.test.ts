import { expect, it } from 'vitest';
import { localizedPath, splitLocale } from './localePrefix.ts';

it.each([
  ['/', null, '/'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/zh/agencies/list/seo', 'zh', '/agencies/list/seo'],
  ['/agencies/de', null, '/agencies/de'],
  ['/DE/agencies', null, '/DE/agencies'],
  ['/xx/agencies', null, '/xx/agencies'],
  ['/deutsch', null, '/deutsch'],
  ['', null, ''],
] as const)('%s contains the language %s', (path, prefix, pathname) => {
  expect(splitLocale(path)).toEqual({ prefix, pathname });
});

it('creates URLs that are split into the same parts again', () => {
  expect(localizedPath('/partners', 'de', '/agencies?page=2')).toBe('/partners/de/agencies?page=2');
  expect(localizedPath('', 'de', '/')).toBe('/de');
  expect(localizedPath('', 'de', '/?a=1')).toBe('/de?a=1');
  expect(localizedPath('', null, '/')).toBe('/');
});
