import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutPrefetching } from './routerParts.ts';

const web = dirname(import.meta.dirname);
const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

const texts = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

it('takes loading ahead out of the router that is installed, in the one place where it begins', () => {
  const changed = texts(router, /\.mjs$/).filter((code) => withoutPrefetching(code) !== code);
  expect(changed).toHaveLength(1);
  const built = changed.map(withoutPrefetching).join('');
  expect(built.match(/\bPrefetchPageLinks = \(\) => null;/g)).toHaveLength(1);
  expect(built).not.toContain('function PrefetchPageLinks(');
});

it('leaves nothing out that a link of ours asks for', () => {
  const ours = texts(web, /(?<!\.test)\.tsx$/);
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((code) => /\bprefetch=|\bPrefetchPageLinks\b/.test(code))).toEqual([]);
});
