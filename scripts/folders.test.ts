import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const MAX_FILES = 50;

it(`no source folder has more than ${MAX_FILES} files, except generated ones`, () => {
  const counts = new Map<string, number>();
  for (const sources of ['bench', 'docs', 'domain', 'examples', 'gateway', 'scripts', 'tests', 'upstream', 'web']) {
    for (const entry of readdirSync(path.join(root, sources), { recursive: true, withFileTypes: true })) {
      const folder = path.relative(root, entry.parentPath);
      if (entry.isFile() && !/__generated__|node_modules/.test(folder))
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, files]) => files > MAX_FILES)).toEqual([]);
});
