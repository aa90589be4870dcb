import { languageTag } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';

/** A language's name in itself, with a capital where its script has them: Deutsch, Français, 日本語. */
export function autonym(locale: Locale): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
