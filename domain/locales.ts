import { isMember } from './closedSet.ts';

/**
 * The 14 interface languages in the order of spec §1 (PLT-01). pt is Brazilian Portuguese, zh is simplified Chinese.
 */
export const LOCALES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'sv', 'tr', 'vi', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language used if nothing else matches (PLT-03). */
export const FALLBACK_LOCALE: Locale = 'en';

/** Whether an outside value is exactly one of the 14 languages (PLT-01). */
export function isLocale(value: unknown): value is Locale {
  return isMember(LOCALES, value);
}

/** BCP 47 tag for `<html lang>`, hreflang and Intl; only those of pt and zh differ from the locale (PLT-01). */
export function languageTag(locale: Locale): string {
  if (locale === 'pt') return 'pt-BR';
  if (locale === 'zh') return 'zh-Hans';
  return locale;
}

interface LanguageRange {
  readonly primary: string;
  readonly quality: number;
}

// RFC 9110 §12.5.4: a language range and an optional weight with at most three decimals.
const RANGE = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

function parseRange(text: string): LanguageRange | null {
  const match = RANGE.exec(text.trim());
  if (!match) return null;
  const [, range = '', weight = '1'] = match;
  const [primary = ''] = range.toLowerCase().split('-');
  return { primary, quality: Number(weight) };
}

/**
 * The best supported language for an Accept-Language value, English if none matches (PLT-02, PLT-03, O-01). Regions and
 * scripts are dropped (pt-PT -> pt, zh-Hant-TW -> zh). Equal weights keep the header's order, `q=0` excludes a
 * language, malformed ranges are skipped. In a browser pass `navigator.languages.join(',')`.
 */
export function matchLocale(acceptLanguage: string | null | undefined): Locale {
  if (!acceptLanguage) return FALLBACK_LOCALE;
  const ranges = acceptLanguage
    .split(',')
    .map(parseRange)
    .filter((range) => range !== null);
  const named = new Set(ranges.map((range) => range.primary));
  // Array.prototype.sort is stable, so equal weights keep the header's order.
  const wanted = ranges.filter((range) => range.quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { primary } of wanted) {
    if (isLocale(primary)) return primary;
    if (primary === '*') {
      // `*` means any language not listed; LOCALES starts with the fallback.
      const unnamed = LOCALES.find((locale) => !named.has(locale));
      if (unnamed) return unnamed;
    }
  }
  return FALLBACK_LOCALE;
}

/**
 * The language of a page or call: the first valid explicit choice, else the best match for the header, else English
 * (PLT-02, O-01). Invalid choices are skipped.
 */
export function chooseLocale(
  choices: readonly (string | null | undefined)[],
  acceptLanguage: string | null | undefined,
): Locale {
  return choices.find(isLocale) ?? matchLocale(acceptLanguage);
}
