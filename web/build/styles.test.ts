import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { styles } from './styles.ts';

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

it('sizes and breakpoints follow the font size of the browser, fine lines do not', async () => {
  const config = await resolveConfig({ configFile: false, css: styles }, 'build');
  const written = `:root { --text: 400 14px/20px serif; --line: 1px }
    @media (width < 1200px) { a { border: 3px solid; padding: 4px calc(50% - 20px); margin: -8px } }`;
  const { code } = await preprocessCSS(written, join(WEB, 'written.css'), config);
  expect(code.replaceAll(/\s+/g, ' ').trim()).toBe(
    ':root { --text: 400 .875rem/1.25rem serif; --line: 1px; } ' +
      '@media (width < 75rem) { a { border: 3px solid; margin: -.5rem; padding: .25rem calc(50% - 1.25rem); } }',
  );
});

it('styles of :hover apply only where the pointer can hover, and what shares them keeps them', async () => {
  const config = await resolveConfig({ configFile: false, css: styles }, 'build');
  const written = `a { color: red; &:hover, &:focus-visible { margin: 8px; > svg { color: var(--accent) } } }
    .card:hover .name { gap: 8px }`;
  const { code } = await preprocessCSS(written, join(WEB, 'written.css'), config);
  expect(code.replaceAll(/\s+/g, ' ').trim()).toBe(
    'a { color: red; } a:focus-visible { margin: .5rem; } a:focus-visible > svg { color: var(--accent); } ' +
      '@media (hover: hover) { a:hover { margin: .5rem; } a:hover > svg { color: var(--accent); } } ' +
      '@media (hover: hover) { .card:hover .name { gap: .5rem; } }',
  );
});
