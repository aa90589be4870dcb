import { FALLBACK_LOCALE } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { Texts } from '../i18n/texts.ts';
import type { TextFile } from '../i18n/texts.ts';

// The namespaces of public pages only, all languages: the server has them at hand from its start.
const files = import.meta.glob<TextFile>(
  '../i18n/locales/*/{common,site,landing,directory,agency,getStarted,leadGeneration,academy,taxes,review}.json',
  { eager: true, import: 'default' },
);
const byLocale = new Map<Locale, Texts>();

/** The texts of a language for rendering on the server; made once, shared by all requests, never changed. */
export function serverTexts(locale: Locale): Texts {
  let texts = byLocale.get(locale);
  if (!texts) {
    const missing = (): Promise<never> => Promise.reject(new Error('Texts that are not of a public page'));
    texts = new Texts(locale, missing, filesOf(locale));
    byLocale.set(locale, texts);
  }
  return texts;
}

/** Every namespace; in English where the language has no file of its own. */
function filesOf(locale: Locale): Record<string, TextFile> {
  const texts: Record<string, TextFile> = {};
  for (const from of [FALLBACK_LOCALE, locale]) {
    for (const [path, content] of Object.entries(files)) {
      const [, language, namespace = ''] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
      if (language === from) texts[namespace] = content;
    }
  }
  return texts;
}
