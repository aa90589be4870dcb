import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileName, storeFile } from './fileStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that cannot be stored leaves nothing behind', async () => {
  const bytes = Buffer.from('an image');
  // Makes the last step fail.
  const name = fileName(bytes, 'png');
  mkdirSync(join(folder, name));
  await expect(storeFile(folder, bytes, 'png')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual([name]);
});
