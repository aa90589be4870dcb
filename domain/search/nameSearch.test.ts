import { expect, test } from 'vitest';
import { foldName, hasWords } from './nameSearch.ts';

test.each([
  ['佐々木 大輔', '佐々木大輔'],
  ['佐々木\u3000大輔', '大輔 佐々木'],
  ['佐々木大輔', '佐々木 大輔'],
  ['김 민수', '김민수'],
  ['奈々 佐藤', '奈々佐藤'],
  ['㐂久 太郎', '㐂久太郎'],
  ['マリア シュミット', 'マリアシュミット'],
  ['Ann Chovey', 'chovey ANN'],
])('the name %s is found by %s', (written, typed) => {
  expect(hasWords([written, 'Nord'], typed)).toBe(true);
});

test('a name is found only if it has every word', () => {
  expect(hasWords(['Ann Chovey', 'Nord'], 'ann nord')).toBe(true);
  expect(hasWords(['Ann Chovey', 'Nord'], 'ann sued')).toBe(false);
});

test('only East Asian names are also found without spaces', () => {
  expect(foldName('Ann Chovey')).toBe('ann chovey');
  expect(hasWords(['Ann Chovey'], 'annchovey')).toBe(false);
});
