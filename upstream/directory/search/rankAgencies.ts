import type { AgencyIndex } from '../agencyIndex.ts';
import { addBit, bitset, countCommon, hasBit, type Bitset } from '../bitset.ts';
import { officeSet, servingSet } from '../placeSets.ts';
import type { LocationBook } from '../locationBook.ts';
import { type SearchTerm, understand } from './understand.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** The agencies that a search text matches. */
export interface TextSearch {
  readonly fitting: Bitset;
  /** How well each slot of `fitting` matches; larger is better. */
  readonly grades: Uint16Array;
  readonly terms: readonly SearchTerm[];
}

/** How well a slot can match one term; 0 means no match. */
const GRADES = { name: 3, meaning: 2, near: 1, text: 1 } as const;
/** Grade if the whole search text is the agency's name; higher than all terms together can reach. */
const WHOLE_NAME = 1000;

/**
 * Ranks the agencies that match every term of a search text, by a service, an industry or a place that the term names,
 * or by the words in their own name and texts. An office in a place ranks higher than serving clients there, and a
 * match in the name higher than one in the texts. Filler words alone ("agency near me") match every agency. If nothing
 * matches, those whose name is part of the text do ("Northbeam phone number").
 */
export function rankAgencies(
  { index, locations }: { readonly index: AgencyIndex; readonly locations: LocationBook },
  text: string,
  vocabulary: Vocabulary,
): TextSearch {
  const fitting = bitset(index.capacity);
  const grades = new Uint16Array(index.capacity);
  const terms: SearchTerm[] = [];
  const matches: Uint8Array[] = [];
  const words = wordsOf(text);
  for (const each of understand(text, vocabulary)) {
    const { term, graded } = gradeTerm(index, locations, each, vocabulary);
    if (excludesNothing(term, graded, words.length)) continue;
    terms.push(term);
    matches.push(graded);
  }
  const isAll = terms.length === 0 && words.length > 0;
  for (let place = 0; place < index.capacity && (isAll || terms.length > 0); place += 1) {
    if (!hasBit(index.present, place) || matches.some((graded) => graded[place] === 0)) continue;
    addBit(fitting, place);
    grades[place] = matches.reduce((sum, graded) => sum + (graded[place] ?? 0), 0);
  }
  let called = index.texts.called(text);
  if (called.size === 0 && countCommon(fitting, fitting) === 0) {
    // Words that mean something say what is sought, even if an agency is called "SEO Berlin".
    called = index.texts.mentionedIn(words, (name) => name.some((word) => vocabulary.meanings([word]) === undefined));
  }
  for (const id of called) {
    const place = index.placeOf(id);
    if (place === undefined) continue;
    addBit(fitting, place);
    grades[place] = WHOLE_NAME;
  }
  return { fitting, grades, terms };
}

/**
 * Grades all slots for one term. Also returns the term; if it is misspelled, with the meanings of the closest word.
 */
function gradeTerm(
  index: AgencyIndex,
  locations: LocationBook,
  asked: SearchTerm,
  vocabulary: Vocabulary,
): { readonly term: SearchTerm; readonly graded: Uint8Array } {
  const graded = new Uint8Array(index.capacity);
  const raise = (place: number | undefined, grade: number): void => {
    if (place !== undefined) graded[place] = Math.max(graded[place] ?? 0, grade);
  };
  const { text } = asked;
  let { meanings } = asked;
  if (meanings.length > 0) {
    for (const id of index.texts.named(text)) raise(index.placeOf(id), GRADES.meaning);
  } else {
    const found = index.texts.find(text);
    const nearest = found.isExact ? undefined : vocabulary.nearest(text);
    const isNamed = [...found.matches.values()].includes('name');
    // "agnecy" is a misspelled filler word.
    if (nearest?.length === 0 && !isNamed) return { term: { ...asked, isFiller: true }, graded };
    for (const [id, kind] of found.matches) raise(index.placeOf(id), GRADES[kind]);
    meanings = nearest ?? [];
  }
  for (const meaning of meanings) {
    const { best, near } = setsOf(index, locations, meaning);
    for (let place = 0; place < index.capacity; place += 1) {
      if (best !== undefined && hasBit(best, place)) raise(place, GRADES.meaning);
      else if (near !== undefined && hasBit(near, place)) raise(place, GRADES.near);
    }
  }
  return { term: { ...asked, meanings }, graded };
}

/** Whether a term is ignored: a filler word in no text, or, beside other words, a number in no name ("top 10", "5k"). */
function excludesNothing({ text, isFiller = false }: SearchTerm, graded: Uint8Array, words: number): boolean {
  const least = isFiller ? GRADES.text : words > 1 && /^\d+k?$/.test(text) ? GRADES.name : 0;
  return graded.every((grade) => grade < least);
}

function setsOf(
  index: AgencyIndex,
  locations: LocationBook,
  { filter, id }: Meaning,
): { readonly best: Bitset | undefined; readonly near?: Bitset } {
  if (filter === 'tools') return { best: index.tools.get(id) };
  if (filter !== 'locations') return { best: index.values[filter].get(id) };
  const place = locations.byId(id);
  if (place === undefined) return { best: undefined };
  return { best: officeSet(index, [place]), near: servingSet(index, [place]) };
}
