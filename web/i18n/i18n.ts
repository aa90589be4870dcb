import i18next from 'i18next';
import type { BackendModule, i18n as I18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LOCALE } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' });

/** Loads one language's file of one namespace; the build has put English texts in place of missing ones (PLT-03). */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    const load =
      files[`./locales/${locale}/${namespace}.json`] ?? files[`./locales/${FALLBACK_LOCALE}/${namespace}.json`];
    if (!load) {
      done(new Error(`No texts for ${namespace}`), null);
      return;
    }
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** The texts of one page. Namespaces load when a screen asks for them; a screen waits for its own in Suspense. */
export function createI18n(locale: Locale): I18n {
  const instance = i18next.createInstance();
  void instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', 'shell'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return instance;
}
