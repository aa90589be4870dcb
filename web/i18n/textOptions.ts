import type { FormatterModule, InitOptions } from 'i18next';
import { isLocale } from '../../domain/locales.ts';
import { formattersFor } from './format.ts';
import type { EnglishTexts } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'common';
    resources: EnglishTexts;
  }
}

/**
 * Options shared by browser and server. No fallback language: the build has already filled gaps with English (PLT-03),
 * and a fallback would load every namespace twice.
 */
export function textOptions(): InitOptions {
  return {
    defaultNS: 'common',
    ns: [],
    fallbackLng: false,
    initAsync: false,
    // React escapes already. Every value goes through `numbersInTexts`.
    interpolation: { escapeValue: false, alwaysFormat: true },
    // A key is missing only when its file failed to load, which i18next ignores. Throw instead of showing raw keys.
    parseMissingKeyHandler(key) {
      throw new Error(`There is no text ${key}`);
    },
  };
}

/** Writes the numbers in texts as in the language of the text (PLT-12): 10,137 leads, 10.137 Leads. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' && isLocale(locale) ? formattersFor(locale).number(value) : (value as string),
};
