import { expect, test } from 'vitest';
import { STORY_FIELDS, storyErrors } from './successStory.ts';
import type { StoryForm } from './successStory.ts';

const long = 'x'.repeat(50);
const whole: StoryForm = {
  name: 'Harbor & Pine',
  budget: 4200,
  year: 2025,
  duration: 6,
  challenge: long,
  solution: long,
  result: long,
};
const empty: StoryForm = {
  name: '',
  budget: null,
  year: null,
  duration: null,
  challenge: '',
  solution: '',
  result: '',
};

test('an empty story lacks everything, in form order; a draft lacks only its name (VAL-34, VAL-35)', () => {
  expect([...storyErrors(empty, true)]).toEqual(STORY_FIELDS.map((field) => [field, 'required']));
  expect([...storyErrors(empty, false)]).toEqual([['name', 'required']]);
});

test.each<[Partial<StoryForm>, string[], string[]]>([
  [{}, [], []],
  [{ name: '😀'.repeat(50) }, [], []],
  [{ name: 'x'.repeat(51) }, ['name maxLength'], ['name maxLength']],
  [{ name: '   ' }, ['name required'], ['name required']],
  [{ budget: 99_999_999 }, [], []],
  [{ budget: 100_000_000 }, ['budget range'], ['budget range']],
  [{ budget: 0 }, ['budget range'], ['budget range']],
  [{ budget: 1.5 }, ['budget range'], ['budget range']],
  [{ budget: null }, ['budget required'], []],
  [{ year: 1899 }, ['year range'], ['year range']],
  [{ year: 2101 }, ['year range'], ['year range']],
  [{ duration: 1000 }, ['duration range'], ['duration range']],
  [{ challenge: ` ${'x'.repeat(49)} ` }, ['challenge minLength'], []],
  [{ solution: '😀'.repeat(50) }, [], []],
  [{ solution: 'x'.repeat(500) }, [], []],
  [{ solution: 'x'.repeat(501) }, ['solution maxLength'], ['solution maxLength']],
  [{ result: '', year: null }, ['year required', 'result required'], []],
])('%j: published %j, draft %j (VAL-36 to VAL-39)', (changes, published, draft) => {
  const codes = (isPublished: boolean) =>
    [...storyErrors({ ...whole, ...changes }, isPublished)].map(([field, code]) => `${field} ${code}`);
  expect(codes(true)).toEqual(published);
  expect(codes(false)).toEqual(draft);
});
