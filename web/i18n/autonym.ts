import type { Locale } from '../../domain/locales.ts';

/**
 * Written out instead of using Intl, which takes a phone 60 ms for the 14 names on every page. format.test.ts compares
 * them with Intl.
 */
const AUTONYMS: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  zh: '中文',
};

/** A language's native name, capitalized where its script has capitals: Deutsch, Français, 日本語. */
export function autonym(locale: Locale): string {
  return AUTONYMS[locale];
}
