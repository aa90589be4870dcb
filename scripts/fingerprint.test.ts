import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, fingerprint, root } from './fingerprint.mjs';

describe('fingerprint', () => {
  let folder = '';
  let name = '';

  beforeEach(() => {
    mkdirSync(cacheFolder, { recursive: true });
    folder = mkdtempSync(path.join(cacheFolder, 'fingerprint-'));
    name = path.relative(root, folder);
    writeFileSync(path.join(folder, 'a.ts'), '1');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('changes with content and new files, and nothing else', () => {
    const seen = [fingerprint([name])];
    expect(fingerprint([name])).toBe(seen[0]);
    writeFileSync(path.join(folder, 'a.ts'), '2');
    seen.push(fingerprint([name]));
    writeFileSync(path.join(folder, 'b.ts'), '');
    seen.push(fingerprint([name]));
    expect(new Set(seen).size).toBe(3);
  });

  it('ignores generated files', () => {
    const before = fingerprint([name]);
    mkdirSync(path.join(folder, '__generated__'));
    writeFileSync(path.join(folder, '__generated__', 'x.ts'), '');
    writeFileSync(path.join(folder, 'persisted-queries.json'), '{}');
    expect(fingerprint([name])).toBe(before);
  });

  it('treats a missing path as empty', () => {
    expect(fingerprint(['no/such/folder'])).toBe(fingerprint([]));
  });
});
