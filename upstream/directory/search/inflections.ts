import type { WireLocale } from '../../contract/account.ts';
import type { Meaning } from './vocabulary.ts';

/** What inflection changes at the end of folded words; at least three letters before it remain. */
const ENDINGS: Readonly<Partial<Record<WireLocale, RegExp>>> = {
  de: endings('e(?:rn|[mnrs])?|in|innen|n|s'),
  en: endings('ies|es?|s|y'),
  es: endings('[aeo]?s|[aeo]'),
  fr: endings('aux?|ale?s?|(?:le|ne|te)s?|es?|s|x'),
  it: endings('h[ei]|i?[aeio]'),
  nl: endings('e[ns]?|n|s'),
  pl: endings('i?(?:e[jm]?|ego|emu|[iy](?:ch|mi?)?|[aou]|ach|ami|om|owi?)'),
  pt: endings('a[ls]|ais|ao|aes|oes|e[ls]|eis|[aeo]|os|ns?|m|s'),
  sv: endings('(?:[aeo]r(?:na)?|e[nt]|na|[aent])?s?'),
  tr: endings('y?[aeiu]?(?:l[ae]r)?(?:s?[iu])?(?:n?[iu]n|[ny]?[aeiu]|n?[dt][ae]n?)?(?:ki)?'),
};

function endings(pattern: string): RegExp {
  return new RegExp(String.raw`(?<=.{3})(?:${pattern})$`);
}

/** Reduces the words of a phrase to what all of their forms have in common. */
export function stemmer(language: WireLocale): (words: readonly string[]) => string {
  const ending = ENDINGS[language];
  const stem = (word: string): string =>
    ending === undefined ? word : withoutDigraphs(word, language).replace(ending, '');
  return (words) => words.map(stem).join(' ');
}

/** A German word whose umlauts may be typed as two letters, with the one letter that they are folded to: "fuer", "für". */
export function withoutDigraphs(word: string, language: WireLocale): string {
  return language === 'de' ? word.replaceAll(/([aou])e/g, '$1') : word;
}

/** Number of letters of the shortest stem that is found without other words. */
const SHORTEST_STEM = 4;

/** Phrases by the stems of their words. Names of places alone are left out: "grazie" (thanks) is no form of "Graz". */
export function byStem(
  phrases: ReadonlyMap<string, readonly Meaning[]>,
  stem: (words: readonly string[]) => string,
): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const [phrase, [meaning]] of phrases) {
    const words = phrase.split(' ');
    const key = stem(words);
    const isClear = words.length > 1 || (key.length >= SHORTEST_STEM && meaning?.filter !== 'locations');
    if (isClear && !stems.has(key)) stems.set(key, phrase);
  }
  return stems;
}
