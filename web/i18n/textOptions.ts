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
 * Options of every instance, in the browser and on the server. No fallback language: the build has filled what a language lacks with
 * English (PLT-03), and a fallback would load every namespace twice.
 */
export function textOptions(): InitOptions {
  return {
    defaultNS: 'common',
    ns: [],
    fallbackLng: false,
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    // A key is missing only when its file could not be loaded, which i18next itself passes over: nobody is to read raw keys.
    parseMissingKeyHandler(key) {
      throw new Error(`There is no text ${key}`);
    },
  };
}
