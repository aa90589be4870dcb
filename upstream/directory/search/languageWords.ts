import { WORKING_LANGUAGES } from '../../../domain/catalogue/ranges.ts';
import { languageTag } from '../../../domain/locales.ts';
import type { WireLocale } from '../../contract/account.ts';
import { SYNONYMS } from '../synonyms/all.ts';
import { listOf } from '../synonyms/synonyms.ts';

/** The words of one language for each working language: "German", "deutschsprachig", "po niemiecku". */
export function languageWords(
  locale: WireLocale,
): readonly { readonly id: number; readonly words: readonly string[] }[] {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
  const { languages, languageForms } = SYNONYMS[locale];
  return WORKING_LANGUAGES.map(({ id, code }) => {
    const own = [names.of(code) ?? code, ...listOf(languages[code])];
    const forms = listOf(languageForms).flatMap((form) => own.map((name) => formOf(name, form)));
    return { id, words: [...own, ...forms] };
  });
}

/** A language's name in itself: "Deutsch" for `de`. */
export function nativeLanguageName(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}

function formOf(name: string, form: string): string {
  return form.replace('*', name).replace('~', name.slice(0, -1));
}
