import type { i18n as I18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../../domain/locales.ts';

/** Sets an instance up with the texts of a public page at hand: ready when it returns. */
export function initSiteTexts(instance: I18n, locale: Locale, texts: Readonly<Record<string, ResourceKey>>): I18n {
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(texts),
    defaultNS: 'common',
    resources: { [locale]: texts },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
}
