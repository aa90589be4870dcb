/**
 * Length of a text as people count it: Unicode code points, so that an emoji is 1 (VAL-17, VAL-45).
 * A lone surrogate counts as 1.
 */
export function codePointLength(text: string): number {
  let length = 0;
  // A string iterates by code points; counting avoids the array that spreading would build.
  for (const _ of text) length += 1;
  return length;
}
