import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Theme = 'light' | 'dark';

/** The declarations of `:root` in tokens.css, or those in this media query, by name including dashes. */
export function readTokens(query = ''): ReadonlyMap<string, string> {
  const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
  const [root = ''] = /:root \{[^}]*\}/.exec(css.slice(css.indexOf(query))) ?? [];
  return new Map([...root.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** A token's opaque color as red, green and blue from 0 to 255. */
export function colorOf(value: string, theme: Theme): readonly number[] {
  const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
  const [, hex] = /^#([0-9a-f]{6})$/.exec(theme === 'light' ? light : dark) ?? [];
  if (hex === undefined) throw new Error(`${value} is no opaque colour`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
