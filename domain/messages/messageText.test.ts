import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TEXT_CASES } from '../testing/messageTextCases.ts';
import { checkMessageText, messageCounter } from './messageText.ts';
import { codePointLength } from '../textLength.ts';

describe('checkMessageText (VAL-44, VAL-45)', () => {
  it.each(MESSAGE_TEXT_CASES)('judges a text: $name', ({ raw, verdict }) => {
    expect(checkMessageText(raw)).toEqual(verdict);
  });

  it('accepts its own result unchanged', () => {
    const piece = fc.oneof(
      fc.constantFrom(' ', '\n', '\u0000', '\u200b', '\ud83d', '\ude00'),
      fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    );
    fc.assert(
      fc.property(fc.string({ unit: piece }), (raw) => {
        const verdict = checkMessageText(raw);
        if (verdict.ok) expect(checkMessageText(verdict.text)).toEqual(verdict);
      }),
      { seed: 44 },
    );
  });
});

describe('messageCounter (VAL-45)', () => {
  it.each<[length: number, isShown: boolean, isOver: boolean]>([
    [0, false, false],
    [4_499, false, false],
    [4_500, true, false],
    [5_000, true, false],
    [5_001, true, true],
  ])('%i code points: shown %s, over %s', (length, isShown, isOver) => {
    expect(messageCounter(` ${'😀'.repeat(length)}\n`)).toEqual({ length, isShown, isOver });
  });
});

it('codePointLength counts an emoji and a lone surrogate as 1 (VAL-17)', () => {
  expect(['', 'ab', '😀', '\ud800', 'é', 'e\u0301'].map(codePointLength)).toEqual([0, 2, 1, 1, 1, 2]);
});
