import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret } from './secret.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

test('is created once, and only its owner can read or change it (S-11)', () => {
  const dataDir = path.join(parent, 'a', 'data');
  const secret = keepSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keepSecret(dataDir)).toBe(secret);
  expect([modeOf(dataDir), modeOf(path.join(dataDir, 'session-secret'))]).toEqual(['700', '600']);
});

test('folder and file of an earlier version become private', () => {
  const dataDir = path.join(parent, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o777);
  const file = path.join(dataDir, 'session-secret');
  writeFileSync(file, 'the secret of before\n');
  chmodSync(file, 0o666);
  expect(keepSecret(dataDir)).toBe('the secret of before');
  expect([modeOf(dataDir), modeOf(file)]).toEqual(['700', '600']);
  expect(readFileSync(file, 'utf8')).toBe('the secret of before\n');
});

test('an empty file, which a full disk left, is refused', () => {
  const file = path.join(parent, 'session-secret');
  writeFileSync(file, '\n');
  expect(() => keepSecret(parent)).toThrow(`The file ${file} is empty`);
});
