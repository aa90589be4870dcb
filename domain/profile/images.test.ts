import { expect, it } from 'vitest';
import { checkAlt, checkImageFile, imageTypeOf } from './images.ts';
import { ALT_CASES, IMAGE_CASES } from './testing/imageCases.ts';

it.each(IMAGE_CASES)('$row $use: $name gives $code', ({ use, file, code }) => {
  expect(checkImageFile(use, file)?.code ?? null).toBe(code);
});

it.each(ALT_CASES)('an alternative text: $name gives $code (VAL-31)', ({ alt, code }) => {
  expect(checkAlt(alt)?.code ?? null).toBe(code);
});

it.each([
  ['a png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00], 'image/png'],
  ['a png cut short', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a], null],
  ['a png with its line breaks changed', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0x00], null],
  ['a jpeg', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a jpeg cut short', [0xff, 0xd8], null],
  ['a gif', Array.from('GIF89a', (letter) => letter.charCodeAt(0)), null],
  ['an svg', Array.from('<svg xmlns', (letter) => letter.charCodeAt(0)), null],
  ['nothing', [], null],
])('recognizes %s by its first bytes (VAL-04)', (_, bytes, type) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
});
