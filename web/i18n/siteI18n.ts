import i18next from 'i18next';
import type { i18n as I18n } from 'i18next';
import type { Locale } from '../../domain/locales.ts';
import { loadTexts, textsBackend } from './i18n.ts';
import type { Namespace } from './namespaces.ts';
import { initSiteTexts } from './siteTexts.ts';

/** The texts of a public page in the browser. Those of the first view are there before it hydrates, the next pages' load by themselves. */
export async function createSiteI18n(locale: Locale, namespaces: readonly Namespace[]): Promise<I18n> {
  const texts = await Promise.all(namespaces.map(async (name) => [name, await loadTexts(locale, name)] as const));
  const instance = i18next.createInstance();
  instance.use(textsBackend);
  return initSiteTexts(instance, locale, Object.fromEntries(texts));
}
