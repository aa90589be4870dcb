import i18next from 'i18next';
import type { BackendModule, i18n as I18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LOCALE } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';

type Files = Readonly<Record<string, () => Promise<ResourceKey>>>;

// A list of files per language: the page carries no list of all files of all languages.
const languages = import.meta.glob<Files>('./locales/*/load.ts', { import: 'files' });

/** One language's texts of one namespace; English where the language has no such file. */
export async function loadTexts(locale: string, namespace: string): Promise<ResourceKey> {
  const files = await languages[`./locales/${locale}/load.ts`]?.();
  const file = files?.[`./${namespace}.json`];
  if (file) return file();
  if (locale === FALLBACK_LOCALE) throw new Error(`No texts for ${namespace}`);
  return loadTexts(FALLBACK_LOCALE, namespace);
}

/** Loads one language's file of one namespace; the build has put English texts in place of missing ones (PLT-03). */
export const textsBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    loadTexts(locale, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** The texts of one page. Namespaces load when a screen asks for them; a screen waits for its own in Suspense. */
export function createI18n(locale: Locale): I18n {
  const instance = i18next.createInstance();
  void instance
    .use(textsBackend)
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
