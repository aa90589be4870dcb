import i18next from 'i18next';
import type { i18n as I18n, ResourceKey } from 'i18next';
import { FALLBACK_LOCALE } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { initSiteTexts } from '../i18n/siteTexts.ts';

// The namespaces of public pages only, all languages: the server has them at hand from its start.
const files = import.meta.glob<ResourceKey>(
  '../i18n/locales/*/{common,site,landing,directory,agency,getStarted,leadGeneration,academy,taxes}.json',
  { eager: true, import: 'default' },
);
const byLocale = new Map<Locale, I18n>();

/** The texts of a language for rendering on the server; made once, shared by all requests, never changed. */
export function serverTexts(locale: Locale): I18n {
  let instance = byLocale.get(locale);
  if (!instance) {
    instance = initSiteTexts(i18next.createInstance(), locale, textsOf(locale));
    byLocale.set(locale, instance);
  }
  return instance;
}

/** Every namespace; in English where the language has no file of its own. */
function textsOf(locale: Locale): Record<string, ResourceKey> {
  const texts: Record<string, ResourceKey> = {};
  for (const from of [FALLBACK_LOCALE, locale]) {
    for (const [path, content] of Object.entries(files)) {
      const [, language, namespace = ''] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
      if (language === from) texts[namespace] = content;
    }
  }
  return texts;
}
