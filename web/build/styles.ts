import type { CSSOptions } from 'vite';
import { FONT_SIZE } from '../ui/rem.ts';
import { hoverWithPointer } from './hoverWithPointer.ts';

/** Borders, outlines and offsets up to this many px keep their size, because fractions of a pixel blur them. */
const FINE = 3;

/**
 * How stylesheets are compiled. They are written in px and shipped in rem, breakpoints included, so that a reader who
 * set a larger font in the browser gets the same page as with zoom. `:hover` is limited to devices that can hover.
 */
export const styles: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    drafts: { customMedia: true },
    visitor: {
      Length({ unit, value }) {
        if (unit !== 'px' || Math.abs(value) <= FINE) return undefined;
        return { unit: 'rem', value: value / FONT_SIZE };
      },
      // Only on the way out: what is returned on the way in is visited again.
      RuleExit: hoverWithPointer,
    },
  },
};
