import type { InitOptions } from 'i18next';
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
    // React escapes already.
    interpolation: { escapeValue: false },
    // A key is missing only when its file failed to load, which i18next ignores. Throw instead of showing raw keys.
    parseMissingKeyHandler(key) {
      throw new Error(`There is no text ${key}`);
    },
  };
}
