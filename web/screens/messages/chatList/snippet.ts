import { foldText } from '../../../../domain/search/foldText.ts';
import { webDomain } from '../../../../domain/contact/webDomain.ts';

/** Number of characters shown before the first match. */
const BEFORE = 24;
/** A character with its accents or, in half-width kana, its voicing mark. */
const CHARACTER = /\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;
/** Scripts written without spaces, in which the search finds every character. */
const UNSPACED = /^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/;

interface Range {
  readonly from: number;
  /** After the last character. */
  readonly to: number;
}

interface Snippet {
  /** Whether there is text before the first part. */
  readonly isCut: boolean;
  /** `at`: where the part begins in the message. */
  readonly parts: readonly { readonly at: number; readonly text: string; readonly isMatch: boolean }[];
}

/**
 * A message from shortly before the first match, divided where matches begin and end. Like the search, ignores case and
 * accents and finds the beginnings of words.
 */
export function snippetOf(text: string, query: string): Snippet {
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line.matchAll(CHARACTER)].map(({ 0: each, index }) => ({
    from: index,
    to: index + each.length,
    folded: foldCharacter(each),
  }));
  const matches = matchesIn(characters, patternOf(query));
  const first = matches[0]?.from ?? 0;
  const earliest = characters.find(({ to }) => to > first - BEFORE)?.from ?? 0;
  const space = earliest > 0 ? line.slice(0, first).indexOf(' ', earliest) : -1;
  const start = space === -1 ? earliest : space + 1;
  let end = start;
  const ranges = matches.flatMap((match) => {
    const before = { from: end, to: match.from, isMatch: false };
    end = match.to;
    return [before, { ...match, isMatch: true }];
  });
  return {
    isCut: start > 0,
    parts: [...ranges, { from: end, to: line.length, isMatch: false }]
      .filter(({ from, to }) => from < to)
      .map(({ from, to, isMatch }) => ({ at: from, text: line.slice(from, to), isMatch })),
  };
}

function foldCharacter(character: string): string {
  // Most characters; folding them would take longer, and lose the spaces.
  return character < '\u0080' && character.length === 1 ? character.toLowerCase() : foldText(character);
}

/** Matches of a pattern in folded characters, in order. */
function matchesIn(characters: readonly (Range & { readonly folded: string })[], pattern: RegExp | null): Range[] {
  if (pattern === null) return [];
  const origins = characters.flatMap((each) => Array.from(each.folded, () => each));
  const folded = characters.map((each) => each.folded).join('');
  return [...folded.matchAll(pattern)].flatMap(({ 0: match, index }) => {
    const [from, last] = [origins[index], origins[index + match.length - 1]];
    return from === undefined || last === undefined ? [] : [{ from: from.from, to: last.to }];
  });
}

/** Finds the words of a search in a folded text, long ones first; null if it has no words. */
function patternOf(query: string): RegExp | null {
  const words = foldText(query)
    .split(' ')
    .map((word) => (webDomain(word) ?? word).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((letters) => letters.length > 0)
    // The search ignores signs within a word.
    .map((letters) => letters.join(String.raw`[^\p{L}\p{N}]*`))
    .toSorted((one, other) => other.length - one.length)
    .map((word) => (UNSPACED.test(word) ? word : String.raw`(?<![\p{L}\p{N}])${word}`));
  return words.length === 0 ? null : new RegExp(words.join('|'), 'gu');
}
