import { describe, expect, it } from 'vitest';
import { chooseLocale, isLocale, languageTag, LOCALES, matchLocale } from './locales.ts';

describe('matchLocale (PLT-02, PLT-03)', () => {
  it.each<[header: string | null | undefined, locale: string]>([
    [undefined, 'en'],
    [null, 'en'],
    ['', 'en'],
    ['fi', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['fi, sv;q=0.5', 'sv'],
    ['fr;q=0.4, de;q=0.9, en;q=0.5', 'de'],
    ['ja, ko', 'ja'],
    ['ja;q=0.8, ko;q=0.8', 'ja'],
    ['ja;q=0.81, ko;q=0.815', 'ko'],
    ['vi ; q=0.3 , tr ; q=0.2', 'vi'],
    ['de;Q=0.2, nl;Q=0.9', 'nl'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['en;q=0, *', 'de'],
    ['fi, *;q=0.5, es;q=0.1', 'en'],
    ['it;q=2, es;q=0.1', 'es'],
    ['it;q=, es;q=0.1', 'es'],
    ['it;q=-1, es;q=0.1', 'es'],
    ['it;q=0.1234, es;q=0.1', 'es'],
    [';;,,q=1, pl', 'pl'],
    ['constructor, __proto__', 'en'],
    ['de_DE', 'en'],
  ])('matches the header %j to %s', (header, locale) => {
    expect(matchLocale(header)).toBe(locale);
  });

  it('falls back to English when every language is excluded', () => {
    expect(matchLocale(LOCALES.map((locale) => `${locale};q=0`).join(',') + ',*')).toBe('en');
  });
});

describe('chooseLocale (O-01)', () => {
  it.each<[choices: (string | null | undefined)[], header: string, locale: string]>([
    [['tr', 'ja'], 'de', 'tr'],
    [[null, 'ja'], 'de', 'ja'],
    [['xx', 'ja'], 'de', 'ja'],
    [['DE'], 'fr', 'fr'],
    [[undefined, ''], 'de', 'de'],
    [[], 'fi', 'en'],
  ])('chooses from %j and the header %s the locale %s', (choices, header, locale) => {
    expect(chooseLocale(choices, header)).toBe(locale);
  });
});

describe('the 14 languages (PLT-01)', () => {
  it('are the fourteen of the specification', () => {
    expect(LOCALES.join(' ')).toBe('en de es fr it ja ko nl pl pt sv tr vi zh');
  });

  it('have tags that Intl supports', () => {
    expect(LOCALES.map(languageTag)).toEqual(Intl.NumberFormat.supportedLocalesOf(LOCALES.map(languageTag)));
    expect(languageTag('pt')).toBe('pt-BR');
    expect(languageTag('zh')).toBe('zh-Hans');
  });

  it('exclude everything else', () => {
    expect(['EN', 'en-US', 'toString', 0, null, undefined, ['en']].filter(isLocale)).toEqual([]);
  });
});
