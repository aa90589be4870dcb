import type { WireLocale } from '../../contract/account.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** For each language, places that have another name than in English: "alias name", separated by commas or lines. */
const TEXTS: Readonly<Record<WireLocale, string>> = { de, en: '', es, fr, it, ja, ko, nl, pl, pt, sv, tr, vi, zh };

const read = new Map<WireLocale, ReadonlyMap<string, string>>();

/** Names of states and cities in a language, by alias; without those that are the same as in English. */
export function placeNames(locale: WireLocale): ReadonlyMap<string, string> {
  let names = read.get(locale);
  if (names === undefined) {
    names = new Map(
      TEXTS[locale].split(/[,\n]/).flatMap((entry): [string, string][] => {
        const [, alias, name] = /^ ?(\S+) (.+)$/.exec(entry) ?? [];
        return alias === undefined || name === undefined ? [] : [[alias, name]];
      }),
    );
    read.set(locale, names);
  }
  return names;
}
