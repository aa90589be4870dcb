/** The browser's font size for which lengths are written, in px. */
export const FONT_SIZE = 16;

/** A length written in px, as in stylesheets, in rem: it grows with the font size that the reader set in the browser. */
export function rem(px: number): string {
  return `${px / FONT_SIZE}rem`;
}
