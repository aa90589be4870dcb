import { createInstance } from 'i18next';
import type { i18n, Resource, ResourceKey } from 'i18next';
import { FALLBACK_LOCALE } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { numbersInTexts, textOptions } from './textOptions.ts';

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, locale = '', namespace = ''] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  (resources[locale] ??= {})[namespace] = texts;
}

const everyLanguage = createInstance();
void everyLanguage.use(numbersInTexts).init({ ...textOptions(), lng: FALLBACK_LOCALE, resources });

/** An instance with all texts of one language, for one server request or one test. Instances share the texts. */
export function bundledI18n(locale: Locale): i18n {
  return everyLanguage.cloneInstance({ lng: locale });
}
