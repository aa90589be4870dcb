import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivate, openPrivateFolder } from './privateFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function modeOf(...path: string[]): string {
  return (statSync(join(folder, ...path)).mode & 0o7777).toString(8);
}

function makeFolder(name: string, mode: number): string {
  const path = join(folder, name);
  mkdirSync(path);
  // mkdir alone would not do: the umask removes permissions from its mode.
  chmodSync(path, mode);
  return path;
}

test('a new folder is private to its owner, as are new parent folders (S-11)', () => {
  openPrivateFolder(join(folder, 'new', 'data'));
  expect([modeOf('new'), modeOf('new', 'data')]).toEqual(['700', '700']);
});

test('an existing folder becomes private, unless it is shared by everybody (S-11)', () => {
  openPrivateFolder(makeFolder('old', 0o777));
  openPrivateFolder(makeFolder('shared', 0o1777));
  expect([modeOf('old'), modeOf('shared')]).toEqual(['700', '1777']);
});

test('its contents become private, and the owner’s permissions are kept (S-11)', () => {
  makeFolder('database', 0o755);
  makeFolder('database/base', 0o777);
  const modes = { log: 0o666, 'database/base/1': 0o644, 'database/read-only': 0o444, closed: 0o400 };
  for (const [name, mode] of Object.entries(modes)) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), mode);
  }
  makePrivate(['log', 'database', 'closed', 'missing'].map((name) => join(folder, name)));
  expect([modeOf('database'), modeOf('database', 'base')]).toEqual(['700', '700']);
  expect(Object.keys(modes).map((name) => modeOf(name))).toEqual(['600', '600', '400', '400']);
});

test('targets of links are not changed (S-11)', () => {
  makeFolder('database', 0o755);
  writeFileSync(join(folder, 'elsewhere'), '');
  chmodSync(join(folder, 'elsewhere'), 0o644);
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'database', 'link'));
  makePrivate([join(folder, 'database')]);
  expect(modeOf('elsewhere')).toBe('644');
});
