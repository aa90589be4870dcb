import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Documents } from './documents.ts';

const schema = buildSchema('type Query { leads: Int chats: Int }');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  file = join(folder, 'persisted-queries.json');
  write({ leads: '{ leads }' }, 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(documents: Readonly<Record<string, string>>, second: number): void {
  writeFileSync(file, JSON.stringify(documents));
  utimesSync(file, second, second);
}

test('an unknown id makes a changed file be read again if it is watched, as in development', () => {
  const documents = new Documents(schema, { file, isWatched: true }, true);
  expect(documents.trusted('chats')).toBeUndefined();
  write({ leads: '{ leads }', chats: '{ chats }' }, 2);
  expect(documents.trusted('chats')).toEqual(parse('{ chats }'));
});

test('a file that is not watched is read once', () => {
  const documents = new Documents(schema, { file, isWatched: false }, true);
  write({ leads: '{ leads }', chats: '{ chats }' }, 2);
  expect(documents.trusted('chats')).toBeUndefined();
});

test.each([
  ['a missing file', () => rmSync(file), 'ENOENT'],
  ['a file that is not JSON', () => writeFileSync(file, 'leads'), 'JSON'],
  ['null', () => writeFileSync(file, 'null'), 'The file must contain an object from id to text.'],
  ['a document of another schema', () => write({ id: '{ deals }' }, 1), 'The trusted document id does not fit'],
])('%s is refused at the start, and the error names the setting', (_what, spoil, reason) => {
  spoil();
  const start = () => new Documents(schema, { file, isWatched: false }, true);
  expect(start).toThrow(`PERSISTED_QUERIES: ${file} cannot be used: `);
  expect(start).toThrow(reason);
});

test('a text is parsed once, whether it comes over a socket or over HTTP', async () => {
  const documents = new Documents(schema, new Map(), true);
  expect(documents.read('{ leads }')).toBe(documents.read('{ leads }'));
  const chats = parse('{ chats }');
  await documents.store.set('prefix:hash', chats);
  expect(await documents.store.get('prefix:hash')).toBe(chats);
});
