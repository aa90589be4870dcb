import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A row of docs/settings.md. */
export interface Setting {
  readonly name: string;
  /** Null if the table says `none` or describes the default. */
  readonly fallback: string | null;
  /** Values listed in the table; empty if it describes them. */
  readonly choices: readonly string[];
  /** Minimum and maximum. */
  readonly range: readonly [number, number] | null;
}

const ONE_CODE = /^`([^`<>]+)`$/;

/** The table under a heading of docs/settings.md. Throws if there is none. */
export function settingsOf(heading: string): readonly Setting[] {
  const [, section] = readFileSync(path.join(root, 'docs/settings.md'), 'utf8').split(`\n## ${heading}\n`);
  const lines = section?.split('\n## ')[0]?.split('\n') ?? [];
  const [header = '', , ...rows] = lines.filter((line) => line.startsWith('|')).map(cells);
  if (rows.length === 0) throw new Error(`docs/settings.md has no table under "${heading}".`);
  const valuesAt = header.indexOf('Values');
  return rows.flatMap(([names = '', fallback = '', ...more]) => {
    const values = valuesAt === -1 ? '' : (more[valuesAt - 2] ?? '');
    const [, least, greatest] = /, (\d+) to (\d+)$/.exec(values) ?? [];
    return names.split(', ').map((name) => ({
      name: name.replaceAll('`', ''),
      fallback: ONE_CODE.exec(fallback)?.[1] ?? null,
      choices: /^`\w+`(?:, `\w+`)+$/.test(values) ? values.replaceAll('`', '').split(', ') : [],
      range: least === undefined ? null : ([Number(least), Number(greatest)] as const),
    }));
  });
}

function cells(line: string): string[] {
  return line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
}
