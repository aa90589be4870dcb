import { expect, it } from 'vitest';
import { Composition, isInputMethodKey } from './composition.ts';

const enter = { isComposing: false, keyCode: 13 };

it.each([
  [enter, false],
  [{ isComposing: true, keyCode: 13 }, true],
  // The Enter that confirms a candidate in Safari.
  [{ isComposing: false, keyCode: 229 }, true],
])('recognizes a key of an input method by either sign: %o', (key, isInputMethod) => {
  expect(isInputMethodKey(key)).toBe(isInputMethod);
});

it('lets Enter through when nothing is being composed', () => {
  expect(new Composition().takes(enter)).toBe(false);
});

it('handles Enter while a candidate is open, in Chromium and Firefox', () => {
  const composition = new Composition();
  composition.start();
  expect(composition.takes({ isComposing: true, keyCode: 229 })).toBe(true);
  expect(composition.takes(enter)).toBe(true);
  composition.end();
  expect(composition.takes(enter)).toBe(false);
});

it('handles the Enter that Safari sends after the composition has ended', () => {
  const composition = new Composition();
  composition.start();
  composition.end();
  expect(composition.takes({ isComposing: false, keyCode: 229 })).toBe(true);
});

it('ignores isComposing once the composition has ended', () => {
  const composition = new Composition();
  composition.start();
  composition.end();
  expect(composition.takes({ isComposing: true, keyCode: 13 })).toBe(false);
});

it('trusts isComposing if there are no composition events', () => {
  expect(new Composition().takes({ isComposing: true, keyCode: 13 })).toBe(true);
});
