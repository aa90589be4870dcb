/** A length written in px, as in stylesheets, in rem: it grows with the font size that the reader set in the browser. */
export function rem(px: number): string {
  return `${px / 16}rem`;
}
