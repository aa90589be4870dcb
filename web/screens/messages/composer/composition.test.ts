import { expect, it } from 'vitest';
import { Composition } from './composition.ts';

const enter = { isComposing: false, keyCode: 13 };

it('lets Enter pass when nothing is composed', () => {
  expect(new Composition().takes(enter)).toBe(false);
});

it('takes Enter while a candidate is open, in Chromium and Firefox', () => {
  const composition = new Composition();
  composition.start();
  expect(composition.takes({ isComposing: true, keyCode: 229 })).toBe(true);
  expect(composition.takes(enter)).toBe(true);
  composition.end();
  expect(composition.takes(enter)).toBe(false);
});

it('takes the Enter that Safari sends after the composition has ended', () => {
  const composition = new Composition();
  composition.start();
  composition.end();
  expect(composition.takes({ isComposing: false, keyCode: 229 })).toBe(true);
});

it('does not believe isComposing once the composition has ended', () => {
  const composition = new Composition();
  composition.start();
  composition.end();
  expect(composition.takes({ isComposing: true, keyCode: 13 })).toBe(false);
});

it('believes isComposing where no composition events are seen', () => {
  expect(new Composition().takes({ isComposing: true, keyCode: 13 })).toBe(true);
});
