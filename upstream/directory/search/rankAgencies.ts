import type { AgencyIndex } from '../agencyIndex.ts';
import { addBit, bitset, countCommon, hasBit, type Bitset } from '../bitset.ts';
import { officeSet, servingSet } from '../placeSets.ts';
import type { LocationBook } from '../locationBook.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { narrowPlaces } from './narrowPlaces.ts';
import { type SearchTerm, understand } from './understand.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** The agencies that a search text matches. */
export interface TextSearch {
  readonly matching: Bitset;
  /** How well each slot of `matching` matches; larger is better. */
  readonly grades: Uint16Array;
  readonly terms: readonly SearchTerm[];
}

/** How well a slot can match one term; 0 means no match. */
const GRADES = { name: 3, meaning: 2, near: 1, text: 1 } as const;
/** Grade if the whole search text is the agency's name; higher than all terms together can reach. */
const WHOLE_NAME = 1000;

/**
 * Ranks the agencies that match every term of a search text, but only one of its places: by a service, an industry or a
 * place that the term names, or by the words in their own name and texts. An office in a place ranks higher than serving
 * clients there, and a match in the name higher than one in the texts. Filler words alone ("agency near me") match every
 * agency. If nothing matches, those whose name is part of the text do ("Northbeam phone number"); if there are none
 * either, words without a meaning exclude nothing ("vegan restaurant Berlin").
 */
export function rankAgencies(
  { index, locations }: { readonly index: AgencyIndex; readonly locations: LocationBook },
  text: string,
  vocabulary: Vocabulary,
): TextSearch {
  const terms: SearchTerm[] = [];
  const unknown: Uint8Array[] = [];
  const matches: Uint8Array[] = [];
  const places: Uint8Array[] = [];
  const words = wordsOf(text);
  const read = understand(text, vocabulary).map((asked) => readTerm(index, asked, vocabulary));
  for (const term of narrowPlaces(read, locations)) {
    const graded = gradeTerm(index, locations, term);
    if (excludesNothing(term, graded, words.length)) continue;
    terms.push(term);
    const [meaning] = term.meanings;
    (meaning === undefined ? unknown : meaning.filter === 'locations' ? places : matches).push(graded);
  }
  // Several places are alternatives, as they are among the filters: an office in one of them counts like one in all.
  if (places.length > 0) matches.push(bestOf(places));
  const hasWords = words.length > 0;
  let { matching, grades } = combine(index, [...matches, ...unknown], hasWords);
  let called = index.texts.called(text);
  if (called.size === 0 && countCommon(matching, matching) === 0) {
    // Words that mean something say what is sought, even if an agency is called "SEO Berlin".
    const isWord = (meanings: readonly Meaning[] | undefined): boolean => meanings?.includes(ELSEWHERE) === false;
    called = index.texts.mentionedIn(words, (name) => name.some((word) => !isWord(vocabulary.meanings([word]))));
  }
  if (called.size === 0 && matches.length > 0 && countCommon(matching, matching) === 0) {
    ({ matching, grades } = combine(index, matches, hasWords, unknown));
  }
  for (const id of called) {
    const slot = index.slotOf(id);
    if (slot === undefined) continue;
    addBit(matching, slot);
    grades[slot] = WHOLE_NAME;
  }
  return { matching, grades, terms };
}

/** The agencies that match all of `required`, with the sum of these and other grades. */
function combine(
  index: AgencyIndex,
  required: readonly Uint8Array[],
  hasWords: boolean,
  others: readonly Uint8Array[] = [],
): Pick<TextSearch, 'matching' | 'grades'> {
  const matching = bitset(index.capacity);
  const grades = new Uint16Array(index.capacity);
  const all = [...required, ...others];
  for (let slot = 0; slot < index.capacity && hasWords; slot += 1) {
    if (!hasBit(index.present, slot) || required.some((graded) => graded[slot] === 0)) continue;
    addBit(matching, slot);
    grades[slot] = all.reduce((sum, graded) => sum + (graded[slot] ?? 0), 0);
  }
  return { matching, grades };
}

function bestOf([first = new Uint8Array(), ...others]: readonly Uint8Array[]): Uint8Array {
  return first.map((grade, slot) => others.reduce((best, other) => Math.max(best, other[slot] ?? 0), grade));
}

/** A term and the agencies whose own words match it. */
interface ReadTerm extends SearchTerm {
  readonly matches: ReadonlyMap<number, keyof typeof GRADES>;
}

/**
 * Looks a term up in names and texts. If they lack it, it is the name of a place in another language, or misspelled: then
 * it has the meanings of the closest word.
 */
function readTerm({ texts }: AgencyIndex, asked: SearchTerm, vocabulary: Vocabulary): ReadTerm {
  const meaning = (meanings: readonly Meaning[]): ReadTerm => ({
    ...asked,
    meanings,
    matches: new Map([...texts.named(asked.text)].map((id) => [id, 'meaning'])),
  });
  const isElsewhere = asked.meanings.includes(ELSEWHERE);
  if (asked.meanings.length > 0 && !isElsewhere) return meaning(asked.meanings);
  const { isExact, matches } = texts.find(asked.text);
  if (isElsewhere) return { ...asked, meanings: [], matches: isExact ? matches : new Map() };
  const places = isExact ? [] : vocabulary.placesNamed(asked.text);
  if (places.length > 0) return meaning(places);
  const nearest = isExact ? undefined : vocabulary.nearest(asked.text);
  const isNamed = [...matches.values()].includes('name');
  // "agnecy" is a misspelled filler word.
  if (nearest?.length === 0 && !isNamed) return { ...asked, isFiller: true, matches: new Map() };
  return { ...asked, meanings: (nearest ?? []).filter((each) => each !== ELSEWHERE), matches };
}

/** Grades all slots for one term. */
function gradeTerm(index: AgencyIndex, locations: LocationBook, { meanings, matches }: ReadTerm): Uint8Array {
  const graded = new Uint8Array(index.capacity);
  const raise = (slot: number | undefined, grade: number): void => {
    if (slot !== undefined) graded[slot] = Math.max(graded[slot] ?? 0, grade);
  };
  for (const [id, kind] of matches) raise(index.slotOf(id), GRADES[kind]);
  for (const { best, near } of setsOf(index, locations, meanings)) {
    for (let slot = 0; slot < index.capacity; slot += 1) {
      if (best !== undefined && hasBit(best, slot)) raise(slot, GRADES.meaning);
      else if (near !== undefined && hasBit(near, slot)) raise(slot, GRADES.near);
    }
  }
  return graded;
}

/** Whether a term is ignored: a filler word in no text, or, beside other words, a number in no name ("top 10", "5k"). */
function excludesNothing({ text, isFiller = false }: SearchTerm, graded: Uint8Array, words: number): boolean {
  const least = isFiller ? GRADES.text : words > 1 && /^\d+k?$/.test(text) ? GRADES.name : 0;
  return graded.every((grade) => grade < least);
}

/** The agencies with each meaning; all places count as one, because a region consists of many. */
function setsOf(
  index: AgencyIndex,
  locations: LocationBook,
  meanings: readonly Meaning[],
): readonly { readonly best: Bitset | undefined; readonly near?: Bitset }[] {
  const places = meanings.flatMap(({ filter, id }) => (filter === 'locations' ? (locations.byId(id) ?? []) : []));
  const others = meanings.flatMap(({ filter, id }) =>
    filter === 'locations' ? [] : { best: (filter === 'tools' ? index.tools : index.values[filter]).get(id) },
  );
  if (places.length === 0) return others;
  return [...others, { best: officeSet(index, places), near: servingSet(index, places) }];
}
