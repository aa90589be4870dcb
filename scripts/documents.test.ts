import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function documents(): string[] {
  const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const all = [...readdirSync(root), ...inDocs.map((name) => path.posix.join('docs', ...name.split(path.sep)))];
  return all.filter((name) => name.endsWith('.md'));
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it('every link of a document leads to a file, and to a heading where it names one', () => {
  const broken: string[] = [];
  for (const file of documents()) {
    for (const [, link = ''] of read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [target = '', anchor] = link.split('#');
      const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      const isThere = existsSync(path.join(root, linked));
      if (!isThere || (anchor !== undefined && !anchorsOf(read(linked)).includes(anchor)))
        broken.push(`${file}: ${link}`);
    }
  }
  expect(documents().length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

it('the index of decisions has every record, under its number', () => {
  const records = globSync('docs/decisions/*.md', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^## (?:~~)?(\d+)\. /gm)].map(([, number]) => Number(number)),
  );
  const indexed = [...read('docs/decisions/README.md').matchAll(/^\| (?:~~)?(\d+)(?:~~)? \|/gm)].map(([, number]) =>
    Number(number),
  );
  expect(records.length).toBeGreaterThan(200);
  expect(new Set(indexed)).toEqual(new Set(records));
  expect(indexed.length).toBe(records.length);
});

it('every document that a source names exists', () => {
  const folders = ['bench', 'domain', 'examples', 'gateway', 'scripts', 'tests', 'upstream', 'web'];
  const sources = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs,css}`, { cwd: root, exclude: ['**/node_modules', '**/__generated__'] }),
  );
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/.-])[\w-][\w/.-]*\.md\b/g)]
      .filter(([name]) => !existsSync(path.join(root, name)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

it('every dependency has a line that says why it is used', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const reasons = read('docs/decisions/dependencies.md');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !name.startsWith('@types/') && !reasons.includes(`\`${name}\``))).toEqual([]);
});

it('the architecture says what every table of the upstream contains', () => {
  const declared = globSync('upstream/db/tables/*.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, table = '']) => table),
  );
  const [, section = ''] = read('docs/architecture.md').split('### Tables of the upstream');
  const described = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  expect(declared.length).toBeGreaterThan(40);
  expect(described.toSorted()).toEqual(declared.toSorted());
});
