// Builds the API reference into dist/reference: static pages, one style sheet, and a small script for the search.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { preprocessCSS, resolveConfig } from 'vite';
import { readExamples } from '../../gateway/pages/examples.ts';
import { styles } from '../../web/build/styles.ts';
import { layout } from './layout.ts';
import { referencePages } from './pages.ts';
import { searchIndex } from './searchIndex.ts';

const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'dist/reference');

function read(...names: string[]): string {
  return readFileSync(path.join(root, ...names), 'utf8');
}
function write(name: string, text: string): void {
  writeFileSync(path.join(out, name), text);
}

const schema = buildSchema(read('schema.graphql'));
const pages = referencePages(schema, readExamples(path.join(root, 'examples')), {
  guide: read('docs/internal-tools.md'),
  // The rest of both is for those who change the product.
  live: read('docs/live.md').split('\n## How it works', 1)[0] ?? '',
  webhooks: read('docs/webhooks.md').split('\n## Tests', 1)[0] ?? '',
  changelog: read('CHANGELOG.md'),
});

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const page of pages) write(`${page.name}.html`, layout(page, pages));
write('search.json', JSON.stringify(searchIndex(schema, pages)));
write('search.js', stripTypeScriptTypes(read('scripts/reference/search.ts')));
const sheets = [
  'web/ui/tokens.css',
  'web/ui/typeface.css',
  'scripts/reference/frame.css',
  'scripts/reference/content.css',
];
const { code } = await preprocessCSS(
  sheets.map((name) => read(name)).join(''),
  path.join(root, 'web/ui/reference.css'),
  await resolveConfig({ configFile: false, css: styles }, 'build'),
);
write('reference.css', code);
cpSync(path.join(root, 'web/ui/typeface'), path.join(out, 'typeface'), { recursive: true });
