import { expect, test } from 'vitest';
import { searchWords } from './searchWords.ts';

test.each([
  ['https://www.Kliniksolna.example/om-oss?x=1#y', ['kliniksolna.example']],
  ['http://kliniksolna.example', ['kliniksolna.example']],
  ['www.kliniksolna.example/', ['kliniksolna.example']],
  ['A/B testing', ['a/b', 'testing']],
  ['https:// www. www', ['https://', 'www.', 'www']],
])('the words of “%s” are %j', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});
