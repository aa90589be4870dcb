import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');

/** Settings that write nested rules out. */
const FLAT = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true }, targets: { chrome: 100 << 16 } },
} as const;

/** A parenthesis with at most one level inside. */
const INSIDE = String.raw`\((?:[^()]|\([^()]*\))*\)`;
/** `:has()`, and after it a combinator and an element without a class, type or attribute. */
const ANY_DESCENDANT = new RegExp(String.raw`:has${INSIDE}.*[\s>+~](?:\*|:not${INSIDE})$`);

/**
 * Any change of the document may change what `:has()` matches. If it decides on the style of any descendant, browsers
 * restyle all of them, in a long chat for each key that is typed.
 */
it('no rule with :has() styles any descendant', async () => {
  const config = await resolveConfig({ configFile: false, css: FLAT }, 'build');
  const wide: string[] = [];
  for (const file of globSync('**/*.css', { cwd: WEB })) {
    const path = join(WEB, file);
    const { code } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
    const selectors = [...code.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/));
    wide.push(...selectors.map((selector) => selector.trim()).filter((selector) => ANY_DESCENDANT.test(selector)));
  }
  expect(wide).toEqual([]);
});
