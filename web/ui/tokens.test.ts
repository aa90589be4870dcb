import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast, readTokens } from './testing/readTokens.ts';

const tokens = readTokens();
const GROUNDS = ['canvas', 'surface', 'surface-raised'];
/** Backgrounds of rows, chips and pressed controls. */
const STATES = ['surface-hover', 'surface-pressed'];
const AVATARS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Text colors and their backgrounds. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['text', [...GROUNDS, ...STATES, 'accent-soft', 'warning-soft']],
  ['text-secondary', [...GROUNDS, ...STATES, 'accent-soft', 'warning-soft']],
  ['text-muted', [...GROUNDS, ...STATES, 'accent-soft']],
  ['accent', [...GROUNDS, ...STATES, 'accent-soft']],
  ['accent-hover', [...GROUNDS, ...STATES, 'accent-soft']],
  ...['success', 'warning', 'danger', 'info'].map(
    (tone) => [tone, [...GROUNDS, 'surface-hover', `${tone}-soft`]] as const,
  ),
  ['on-accent-solid', ['accent-solid', 'accent-solid-hover']],
  ['on-accent-deep', ['accent-deep']],
  ['on-accent-deep-secondary', ['accent-deep']],
  ['on-paper', ['paper']],
  ['chart-axis', ['surface']],
  ...AVATARS.map((number) => [`on-avatar-${number}`, [`avatar-${number}`]] as const),
];

/** Non-text colors and their backgrounds. */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['border-control', GROUNDS],
  // Focus rings and selection marks.
  ['accent', [...GROUNDS, ...STATES]],
  ['accent-solid', GROUNDS],
  ['star', GROUNDS],
  ['chart-compare', ['surface']],
  ['chart-budget', ['surface']],
  ...[1, 2, 3, 4].map((number) => [`chart-${number}`, ['surface']] as const),
];

/** What replaces the colors above if more contrast is asked for. */
const MORE = new Map([...tokens, ...readTokens('@media (prefers-contrast: more)')]);
const LINES = ['hairline', 'border', 'border-control'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  function tooWeak(pairs: typeof TEXTS, least: number, values = tokens): string[] {
    return pairs.flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const [one, other] = [front, ground].map((name) => colorOf(values.get(`--${name}`) ?? '', theme));
        const ratio = contrast(one ?? [], other ?? []);
        return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
  }

  it('text has a contrast of at least 4.5 (EXT-17)', () => {
    expect(tooWeak(TEXTS, 4.5)).toEqual([]);
  });

  it('controls, marks and focus rings have a contrast of at least 3 (EXT-17)', () => {
    expect(tooWeak(MARKS, 3)).toEqual([]);
  });

  it('text has a contrast of at least 7 and lines of 3 for users who ask for more (PLT-11)', () => {
    expect(tooWeak(TEXTS.slice(0, 3), 7, MORE)).toEqual([]);
    expect(
      tooWeak(
        LINES.map((line) => [line, GROUNDS]),
        3,
        MORE,
      ),
    ).toEqual([]);
  });
});

it('measures black on white as WCAG does', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast(colorOf('#767676', 'light'), colorOf('#ffffff', 'light'))).toBeCloseTo(4.54, 2);
});

describe('style sheets', () => {
  const web = join(import.meta.dirname, '..');
  const sheets = globSync('**/*.css', { cwd: web })
    .filter((file) => file !== join('ui', 'tokens.css'))
    .map((file) => [file, readFileSync(join(web, file), 'utf8')] as const);

  function found(pattern: RegExp): string[] {
    return sheets.flatMap(([file, css]) => (css.match(pattern) ?? []).map((text) => `${file}: ${text.trim()}`));
  }

  it('define no colors, font sizes or typefaces of their own', () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(found(/#[\da-f]{3,8}\b(?=[^{}]*;)|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\((?!var\()/gi)).toEqual([]);
    expect(found(/\bfont: (?!var\(--text-|inherit)[^;]*;/g)).toEqual([]);
  });

  it('use only existing tokens', () => {
    const declaredIn = (css: string): string[] => css.match(/--[\w-]+(?=:)/g) ?? [];
    const known = new Set([...tokens.keys(), ...sheets.flatMap(([, css]) => declaredIn(css))]);
    // The IDE is GraphiQL, which has tokens of its own.
    const graphiql = readFileSync(join(web, '..', 'node_modules', 'graphiql', 'dist', 'style.css'), 'utf8');
    const knownInIde = new Set(declaredIn(graphiql));
    const used = sheets.flatMap(([file, css]) =>
      [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => [file, name] as const),
    );
    expect(
      used.filter(([file, name]) => !known.has(name) && !(file.startsWith('ide') && knownInIde.has(name))),
    ).toEqual([]);
  });
});
