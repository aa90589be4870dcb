import { INDUSTRIES } from '../../../domain/catalogue/industries.ts';
import { CATALOGUE_NAMES } from '../../../domain/catalogue/names/all.ts';
import { WORKING_LANGUAGES } from '../../../domain/catalogue/ranges.ts';
import { SERVICES } from '../../../domain/catalogue/services.ts';
import type { WireLocale } from '../../contract/account.ts';
import { locationToWire, nativeCountryName } from '../../catalogue/locations.ts';
import type { LocationBook } from '../locationBook.ts';
import { SYNONYMS } from '../synonyms/all.ts';
import { listOf } from '../synonyms/synonyms.ts';
import { TOOL_WORDS } from '../synonyms/tools.ts';
import { type Amount, amountReader } from './amounts.ts';
import { isCompounding, partsOf } from './compounds.ts';
import { ELSEWHERE, namesElsewhere } from './elsewhere.ts';
import { namesInAllLanguages, namesOfSeveralWords, type PlaceNames } from './foreignNames.ts';
import { byStem, stemmer, withoutDigraphs } from './inflections.ts';
import { languageWords, nativeLanguageName } from './languageWords.ts';
import { largestFirst } from './largestFirst.ts';
import { longestByFirst } from './phrases.ts';
import { spelling } from './spelling.ts';
import { stateCodes } from './stateCodes.ts';
import { isEastAsian, wordsOf } from './words.ts';
import { regionWords } from './worldRegions.ts';

/** What words can mean: a filter value, or a tool that an agency uses. */
export interface Meaning {
  readonly filter: 'services' | 'industries' | 'locations' | 'languages' | 'maxBudget' | 'tools';
  readonly id: number;
  /** Whether it is one of the countries of a region, such as Europe, which itself is no filter value. */
  readonly isPart?: boolean;
}

/** What the words of one language mean in the directory. */
export interface Vocabulary {
  /** Whether the language puts spaces between syllables, as Vietnamese does, so that words have several parts. */
  readonly isOfSyllables: boolean;
  /** Maximum number of words in a phrase that begins with this one; 0 if there is none. */
  longest(word: string): number;
  /** Meanings of a phrase, most likely first; empty for filler words, undefined for an unknown phrase. */
  meanings(words: readonly string[]): readonly Meaning[] | undefined;
  /**
   * Whether a phrase is known only as a whole word. In languages without spaces, a name like "リノ" (Reno) is also part
   * of other words, such as "リノベーション" (renovation).
   */
  isWholeWord(words: readonly string[]): boolean;
  /** Whether a phrase means industries in general, so that it adds nothing to the name of one: "healthcare industry". */
  isSector(words: readonly string[]): boolean;
  /** Whether a phrase means those who advise, so that it adds nothing to the name of a service: "SEO consultants". */
  isAdviser(words: readonly string[]): boolean;
  /** The two known words that an unknown one is made of ("zahnarzt", "marketing"); empty if it is no such compound. */
  compound(word: string): readonly string[];
  /**
   * Meanings of the known word closest to one that is inflected or mistyped; empty for a filler word, undefined if none
   * is close.
   */
  nearest(word: string): readonly Meaning[] | undefined;
  /** The places with this name in another language; empty if there are none, or for a known word. */
  placesNamed(word: string): readonly Meaning[];
  /** The word of a longer phrase that is closest to a mistyped one; the word itself if it is known or none is close. */
  respelled(word: string): string;
  /**
   * Whether a word is the code of the state that a place is in ("Austin, TX"), or of its country ("Berlin, DE") if the
   * word has no other meaning, as "IT" has.
   */
  isRegionOf(word: string, meanings: readonly Meaning[] | undefined): boolean;
  /** The amounts of money in a folded text. */
  amounts(folded: string): readonly Amount[];
}

/** The vocabulary of each language, built on first use: its own words, English ones, and local names of places. */
export function createVocabularies(locations: LocationBook): (language: WireLocale) => Vocabulary {
  const built = new Map<WireLocale, Vocabulary>();
  let names: PlaceNames | undefined;
  return (language) => {
    names ??= namesInAllLanguages(locations);
    let vocabulary = built.get(language);
    if (vocabulary === undefined) built.set(language, (vocabulary = build(language, locations, names)));
    return vocabulary;
  };
}

type Phrases = Map<string, readonly Meaning[]>;

function build(language: WireLocale, locations: LocationBook, names: PlaceNames): Vocabulary {
  const phrases: Phrases = new Map();
  for (const place of locations.all) {
    // Names of countries in all languages would include words of the reader's: "bi" is Belgium in Vietnamese.
    const names = place.type === 'Country' ? [nativeCountryName(place.country)] : place.names;
    addAll(phrases, names, { filter: 'locations', id: place.id });
  }
  for (const { id, code } of WORKING_LANGUAGES) {
    addAll(phrases, [nativeLanguageName(code)], { filter: 'languages', id });
  }
  for (const each of new Set<WireLocale>(['en', language])) addLanguage(phrases, each, locations);
  // "Google Ads" is a service.
  addFree(
    phrases,
    TOOL_WORDS.map(({ id, words }) => ({ words, meanings: [{ filter: 'tools', id }] })),
  );
  for (const each of new Set<WireLocale>(['en', language])) addFree(phrases, regionWords(each, locations));
  addFree(phrases, namesOfSeveralWords(names));
  const isOfSyllables = language === 'vi';
  const sectors = setOf(SYNONYMS[language].sectors);
  const advisers = setOf(SYNONYMS[language].advisers);
  const wholeNames = addWholeWords(phrases, language, locations);
  for (const each of new Set<WireLocale>(['en', language])) addFree(phrases, namesElsewhere(each, locations));
  const wholeWords = new Set([...wholeNames, ...regionsWithoutSpaces(phrases)]);
  for (const [phrase, meanings] of phrases) phrases.set(phrase, largestFirst(meanings, locations));
  const isPhrase = (key: string): boolean => key.includes(' ');
  const nearestWord = spelling([...phrases.keys()].filter((key) => !isPhrase(key)));
  const parts = new Set([...phrases.keys()].filter(isPhrase).flatMap((key) => key.split(' ')));
  const nearestPart = spelling(parts);
  const stem = stemmer(language);
  const stems = byStem(phrases, stem);
  const lengths = longestByFirst([...phrases.keys(), ...stems.keys()]);
  const codes = stateCodes(locations);
  const countries = new Map(locations.all.map(({ id, country }) => [id, country.toLowerCase()]));
  // "tik tok" is spelled "tiktok", but joined syllables are not a word.
  const isSpaced = (word = ''): boolean => !isOfSyllables && !isEastAsian(word);
  return {
    isOfSyllables,
    longest: (word) =>
      Math.max(lengths.get(word) ?? 0, lengths.get(stem([word])) ?? 0, isSpaced(word) ? MOST_SPLIT : 0),
    meanings: (words) =>
      phrases.get(words.join(' ')) ??
      (isSpaced(words[0]) ? phrases.get(words.join('')) : undefined) ??
      phrases.get(words.map((word) => withoutDigraphs(word, language)).join(' ')) ??
      // A single word in another form could also be a name.
      (words.length > 1 ? phrases.get(stems.get(stem(words)) ?? '') : undefined),
    isWholeWord: (words) => wholeWords.has(words.join(' ')),
    isSector: (words) => sectors.has(words.join(' ')),
    isAdviser: (words) => advisers.has(words.join(' ')),
    compound: (word) => (isCompounding(language) && !names.has(word) ? partsOf(word, phrases) : []),
    nearest: (word) => phrases.get(stems.get(stem([word])) ?? nearestWord(word) ?? ''),
    placesNamed: (word) => (phrases.has(word) ? [] : (names.get(word) ?? [])),
    respelled: (word) => (phrases.has(word) || parts.has(word) ? word : (nearestPart(word) ?? word)),
    isRegionOf: (word, meanings = []) =>
      meanings.some(
        ({ filter, id }) =>
          filter === 'locations' && (codes.get(id) === word || (!phrases.has(word) && countries.get(id) === word)),
      ),
    amounts: amountReader(language),
  };
}

/** Maximum number of words that one known word is split into. */
const MOST_SPLIT = 3;

function addLanguage(phrases: Phrases, language: WireLocale, locations: LocationBook): void {
  const names = CATALOGUE_NAMES[language];
  const synonyms = SYNONYMS[language];
  const own: Phrases = new Map();
  for (const service of SERVICES) {
    for (const { id, alias } of [service, ...service.children]) {
      addAll(own, [names.services[alias], ...listOf(synonyms.services[alias])], { filter: 'services', id });
    }
  }
  for (const { id, key } of INDUSTRIES) {
    addAll(own, [names.industries[key], ...listOf(synonyms.industries[key])], { filter: 'industries', id });
  }
  const fillers = new Set(
    [synonyms.fillers, synonyms.sectors, synonyms.advisers].flatMap((fillers) => [...setOf(fillers)]),
  );
  for (const place of locations.all) {
    const { name } = locationToWire(place, language);
    // In Polish, "kampania" is a campaign rather than a region of Italy.
    const isFiller = place.type === 'State' && fillers.has(wordsOf(name).join(' '));
    const names = !isFiller && (place.type === 'Country' || !isEastAsian(name)) ? [name] : [];
    addAll(own, [...names, ...listOf(synonyms.places[place.alias])], { filter: 'locations', id: place.id });
  }
  // In Polish, "polska" is Poland.
  addFree(
    own,
    languageWords(language).map(({ id, words }) => ({ words, meanings: [{ filter: 'languages', id }] })),
  );
  for (const [phrase, meanings] of own) phrases.set(phrase, joined(meanings, phrases.get(phrase)));
  for (const phrase of fillers) {
    // In Spanish "la" is a filler, although in English it can mean Los Angeles.
    if (!own.has(phrase)) phrases.set(phrase, []);
  }
}

/** The phrases of a comma-separated list. */
function setOf(list: string): Set<string> {
  return new Set(listOf(list).map((phrase) => wordsOf(phrase).join(' ')));
}

/** Adds the words of these entries that mean nothing else. */
function addFree(
  phrases: Phrases,
  entries: readonly { readonly words: readonly string[]; readonly meanings: readonly Meaning[] }[],
): void {
  const others = new Set(phrases.keys());
  for (const { words, meanings } of entries) {
    const free = words.filter((word) => !others.has(wordsOf(word).join(' ')));
    for (const meaning of meanings) addAll(phrases, free, meaning);
  }
}

/** Adds the names of cities and states that are written without spaces, if they mean nothing else; returns the new ones. */
function addWholeWords(phrases: Phrases, language: WireLocale, locations: LocationBook): ReadonlySet<string> {
  const added: Phrases = new Map();
  for (const place of locations.all) {
    const { name } = locationToWire(place, language);
    if (place.type === 'Country' || !isEastAsian(name)) continue;
    const names = place.type === 'State' ? [name, name.replace(/[州省邦県县府都주]$/, '')] : [name];
    // A few cities are one character: "빈" (Vienna), "堺" (Sakai).
    addAll(added, names, { filter: 'locations', id: place.id }, 1);
  }
  const isNew = ([phrase]: [string, readonly Meaning[]]): boolean => !phrases.has(phrase);
  const fresh = new Map([...added].filter(isNew));
  for (const [phrase, meanings] of fresh) phrases.set(phrase, meanings);
  return new Set(fresh.keys());
}

/** Regions such as "アジア" (Asia), which is also part of "アジアン" (Asian), and places that the catalogue lacks. */
function regionsWithoutSpaces(phrases: Phrases): string[] {
  return [...phrases].flatMap(([phrase, [meaning]]) =>
    (meaning?.isPart || meaning === ELSEWHERE) && isEastAsian(phrase) ? phrase : [],
  );
}

function addAll(phrases: Phrases, names: readonly string[], meaning: Meaning, shortest = SHORTEST): void {
  for (const name of names) add(phrases, name, meaning, shortest);
}

/** Number of letters of the shortest word that anyone would search for. */
const SHORTEST = 2;

/** Adds a phrase; phrases of several words are also added spelled as one word: "web design", "webdesign". */
function add(phrases: Phrases, name: string, meaning: Meaning, shortest: number): void {
  const words = wordsOf(name);
  if (words.length === 0) return;
  const spellings = words.some(isEastAsian) ? [words.join(' ')] : [words.join(' '), words.join('')];
  for (const spelling of new Set(spellings)) {
    if (spelling.length < shortest) continue;
    phrases.set(spelling, joined(phrases.get(spelling) ?? [], [meaning]));
  }
}

function joined(first: readonly Meaning[], second: readonly Meaning[] = []): Meaning[] {
  const isNew = ({ filter, id }: Meaning): boolean => !first.some((own) => own.filter === filter && own.id === id);
  return [...first, ...second.filter(isNew)];
}
