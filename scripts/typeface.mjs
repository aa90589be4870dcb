// Subsets the package's fonts for web/ui/typeface.css to the letters and weights it lists; the full fonts are three
// times as large. The results are committed and guarded by scripts/checkGenerated.mjs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './fingerprint.mjs';

const source = path.join(root, 'node_modules/@fontsource-variable/inter/files');

/** Our file, relative to the project root, mapped to the package's file with its letters. */
const SOURCES = {
  'web/ui/typeface/inter-latin.woff2': 'inter-latin-wght-normal.woff2',
  'web/ui/typeface/inter-european.woff2': 'inter-latin-ext-wght-normal.woff2',
  'web/ui/typeface/inter-vietnamese.woff2': 'inter-vietnamese-wght-normal.woff2',
};

export const typefaceFiles = Object.keys(SOURCES);

/** Writes all files. Throws when the style sheet lacks one of them. */
export async function cutTypeface() {
  const css = readFileSync(path.join(root, 'web/ui/typeface.css'), 'utf8');
  for (const [file, whole] of Object.entries(SOURCES)) {
    const face = css.split('@font-face').find((rule) => rule.includes(path.basename(file)));
    const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face ?? '') ?? [];
    if (face === undefined || max === undefined) throw new Error(`typeface.css does not name ${file} and its weights.`);
    const part = await subsetFont(readFileSync(path.join(source, whole)), lettersOf(face), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), part);
  }
}

/** All letters in ranges such as `U+0102-0103, U+0110`. */
function lettersOf(face) {
  const letters = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from, to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, offset) => String.fromCodePoint(first + offset));
  });
  return letters.join('');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await cutTypeface();
