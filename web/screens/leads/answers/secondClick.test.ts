import { expect, test } from 'vitest';
import { isSecondClick } from './secondClick.ts';

test('a click within 600 ms on a target that replaced the clicked one is ignored', () => {
  expect(isSecondClick({ detail: 1, timeStamp: 10_000 }, 'answer a')).toBe(false);
  expect(isSecondClick({ detail: 2, timeStamp: 10_200 }, 'answer b')).toBe(true);
  expect(isSecondClick({ detail: 1, timeStamp: 10_450 }, 'undo a')).toBe(true);
  expect(isSecondClick({ detail: 1, timeStamp: 10_600 }, 'answer b')).toBe(false);
});

test('key presses always count, however fast', () => {
  expect(isSecondClick({ detail: 1, timeStamp: 20_000 }, 'answer a')).toBe(false);
  expect(isSecondClick({ detail: 0, timeStamp: 20_050 }, 'answer b')).toBe(false);
});
