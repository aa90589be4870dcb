import type { Locale } from '../../domain/locales.ts';

/** As Intl would say it (format.test.ts); written out, because every page names all 14 and Intl takes a phone 60 ms for them. */
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

/** A language's name in itself, with a capital where its script has them: Deutsch, Français, 日本語. */
export function autonym(locale: Locale): string {
  return AUTONYMS[locale];
}
