import { expect, test } from 'vitest';
import { clearDraft, keepDraft, loadDraft } from './keptDraft.ts';

const KIND = {
  name: 'note',
  version: 2,
  model: { title: '', tags: [] as readonly string[], year: null as number | null },
};
const VALUES = { title: 'Harbor', tags: ['a'], year: 2026 };

test('restores a draft for the same key until it is cleared (EXT-05)', () => {
  keepDraft(KIND, 'ada', VALUES, 1_000);
  expect(loadDraft(KIND, 'ada')).toEqual({ keptAt: 1_000, values: VALUES, base: null });
  expect(loadDraft(KIND, 'bob')).toBeNull();
  clearDraft(KIND, 'ada');
  expect(loadDraft(KIND, 'ada')).toBeNull();
});

test('a draft is as old as its values, however often it is kept', () => {
  const keep = (values: typeof VALUES, now: number, year?: number) => {
    keepDraft(
      KIND,
      'ada',
      values,
      now,
      year === undefined ? undefined : { values: { ...VALUES, year }, revision: null },
    );
    return loadDraft(KIND, 'ada')?.keptAt;
  };
  expect(keep(VALUES, 1_000)).toBe(1_000);
  expect(keep({ ...VALUES }, 2_000, 2025)).toBe(1_000);
  expect(loadDraft(KIND, 'ada')?.base?.values.year).toBe(2025);
  expect(keep({ ...VALUES, title: 'Harbour' }, 3_000)).toBe(3_000);
});

test.each([
  ['another version', { version: 1, keptAt: 1, values: VALUES }],
  ['a time that is none', { version: 2, keptAt: 'now', values: VALUES }],
  ['a field that is missing', { version: 2, keptAt: 1, values: { title: '', tags: [] } }],
  ['a field of another kind', { version: 2, keptAt: 1, values: { ...VALUES, tags: 'a' } }],
  ['no values', { version: 2, keptAt: 1 }],
])('ignores %s', (_name, stored) => {
  localStorage.setItem('note:ada', JSON.stringify(stored));
  expect(loadDraft(KIND, 'ada')).toBeNull();
});

test('ignores malformed JSON', () => {
  localStorage.setItem('note:ada', '{');
  expect(loadDraft(KIND, 'ada')).toBeNull();
});
