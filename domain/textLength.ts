/** Maximum length of a search text in the contract, in code points. */
export const SEARCH_TEXT_MAX = 100;

/**
 * Length of a text as users count it: Unicode code points, so that an emoji is 1 (VAL-17, VAL-45). A lone surrogate
 * counts as 1.
 */
export function codePointLength(text: string): number {
  let length = 0;
  // Iterates by code points; counting avoids the array that spreading would create.
  for (const _ of text) length += 1;
  return length;
}

/** The first `max` code points of a text, so that no emoji is cut in half. */
export function cutText(text: string, max: number): string {
  // A code point has at most two units.
  return Array.from(text.slice(0, 2 * max))
    .slice(0, max)
    .join('');
}
