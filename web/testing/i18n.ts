import type { Locale } from '../../domain/locales.ts';
import { Texts } from '../i18n/texts.ts';
import type { TextFile } from '../i18n/texts.ts';

const files = import.meta.glob<TextFile>('../i18n/locales/*/*.json', { import: 'default', eager: true });

/** The real texts of a language, all there at once. */
export function testI18n(locale: Locale = 'en'): Texts {
  const texts: Record<string, TextFile> = {};
  for (const [path, namespace] of Object.entries(files)) {
    const [, language, name] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === locale && name !== undefined) texts[name] = namespace;
  }
  return new Texts(locale, () => Promise.reject(new Error('No such texts')), texts);
}
