import MiniSearch from 'minisearch';
import { errorsIn } from './textIndex.ts';

/**
 * Finds the word closest to a mistyped one, if one is close. Hardly anyone mistypes the first letter, so words that
 * differ in it are different words: "needs", "Leeds".
 */
export function spelling(words: Iterable<string>): (mistyped: string) => string | undefined {
  const known = new Set(words);
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  index.addAll(Array.from(known, (id) => ({ id })));
  return (mistyped) => {
    if (errorsIn(mistyped) === 0) return undefined;
    const swapped = swapsOf(mistyped).find((each) => known.has(each));
    if (swapped !== undefined) return swapped;
    const close = index.search(mistyped, { fuzzy: errorsIn }).map(({ id }) => id as string);
    return close.find((word) => word[0] === mistyped[0]);
  };
}

/** A word with each two neighboring letters swapped. The index counts a swap as two typos, but it is the most common. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
}
