import i18next from 'i18next';
import type { i18n as I18n, Resource, ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../../domain/locales.ts';

const files = import.meta.glob<ResourceLanguage>('../i18n/locales/*/*.json', { import: 'default', eager: true });

/** The real texts of a language, all there at once. */
export function testI18n(locale: Locale = 'en'): I18n {
  const texts: ResourceLanguage = {};
  for (const [path, namespace] of Object.entries(files)) {
    const [, language, name] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === locale && name !== undefined) texts[name] = namespace;
  }
  const resources: Resource = { [locale]: texts };
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources,
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
