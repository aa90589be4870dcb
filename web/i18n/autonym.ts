import { languageTag } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';

const names = new Map<Locale, string>();

/** A language's name in itself, with a capital where its script has them: Deutsch, Français, 日本語. */
export function autonym(locale: Locale): string {
  let name = names.get(locale);
  if (name === undefined) {
    const tag = languageTag(locale);
    const own = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
    name = own.slice(0, 1).toLocaleUpperCase(tag) + own.slice(1);
    names.set(locale, name);
  }
  return name;
}
