import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, root } from './fingerprint.mjs';
import { onChange } from './regenerate.mjs';
import { BUILD_SOURCES } from './setup.mjs';
import { runtimeFiles } from './testing/runtimeFiles.ts';

describe('onChange', () => {
  let folder = '';
  let stop = (): void => undefined;
  const write = (name: string): void => writeFileSync(path.join(folder, name), String(Math.random()));
  const nameOf = (name: string): string => path.relative(root, path.join(folder, name));

  beforeEach(() => {
    mkdirSync(cacheFolder, { recursive: true });
    folder = mkdtempSync(path.join(cacheFolder, 'regenerate-'));
    mkdirSync(path.join(folder, 'texts/inner'), { recursive: true });
    write('one.graphql');
    write('other.graphql');
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('calls for files that are written or replaced and for those in a folder', async () => {
    let seen = Promise.withResolvers<void>();
    stop = onChange([nameOf('one.graphql'), nameOf('texts')], async () => seen.resolve());
    const changes = [
      () => write('one.graphql'),
      () => {
        write('new.graphql');
        renameSync(path.join(folder, 'new.graphql'), path.join(folder, 'one.graphql'));
      },
      () => write('texts/inner/page'),
    ];
    for (const change of changes) {
      change();
      await seen.promise;
      seen = Promise.withResolvers();
    }
  });

  it('does not call for other files of the same folder', async () => {
    const seen: string[] = [];
    stop = onChange([nameOf('one.graphql')], async () => void seen.push('one'));
    const stopOther = onChange([nameOf('other.graphql')], async () => void seen.push('other'));
    write('other.graphql');
    await expect.poll(() => seen).toEqual(['other']);
    stopOther();
  });
});

it('the sources of the reference name every module that builds it', () => {
  const files = runtimeFiles(['scripts/reference/build.ts']);
  const isNamed = (file: string): boolean =>
    BUILD_SOURCES.reference.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});
