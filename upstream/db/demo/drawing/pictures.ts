import { encodePng } from './png.ts';
import { drawShape, type LOGO_SHAPES, type Shape } from './shapes.ts';
import { drawText, type Mask } from './strokeFont.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** Background and foreground colors of logos; all pairs have a contrast of 4.5 or more. */
const PAIRS: readonly (readonly [ground: string, ink: string])[] = [
  ['1d3557', 'f1faee'],
  ['0b6b47', 'f3fff8'],
  ['7a1f3d', 'ffe8ee'],
  ['f2c14e', '2b1d0e'],
  ['e9e4d8', '3a2e1f'],
  ['4a2c82', 'f3ecff'],
  ['a63c06', 'fff1e6'],
  ['10434e', 'd7f5f0'],
  ['ffd6cc', '7a1d10'],
  ['20242c', '9fe870'],
  ['cfe8ff', '0f3a66'],
  ['5c5f1a', 'fbfbe0'],
];
export const LOGO_COLOURS = PAIRS.length;

const LEVELS = 8;
const WHITE: Colour = [255, 255, 255];

/** One or two letters on a shape, 128 × 128 on a transparent background. */
export function drawLogo(letters: string, colours: number, shape: (typeof LOGO_SHAPES)[number]): Buffer {
  const size = 128;
  const [ground, ink] = pair(colours);
  const text = drawText(letters, letters.length > 1 ? 50 : 66, 0.19);
  const pixels = groundOf(shape, size);
  paint(pixels, size, text, (size - text.width) >> 1, (size - text.height) >> 1, 4);
  return encodePng({
    width: size,
    height: size,
    pixels,
    palette: [0, 1, 2, 3, 4].map((level) => withAlpha(ground, Math.round((255 * level) / 4))).concat(ramp(ground, ink)),
  });
}

/** A company's name next to an emblem with its first letter, 240 × 80 on a white background. */
export function drawWordmark(name: string, colours: number): Buffer {
  const [width, height, left] = [240, 80, 66];
  const [first, second] = pair(colours);
  const dark = luminance(first) < luminance(second) ? first : second;
  const words = name.split(' ');
  const text = [name, words.slice(0, 2).join(' '), words[0] ?? '']
    .flatMap((part) => [26, 22, 18, 15, 13].map((size) => drawText(part, size, 0.15)))
    .find((mask) => mask.width <= width - left - 10);
  const pixels = new Uint8Array(width * height);
  const emblem = drawShape(colours % 2 === 0 ? 'circle' : 'rounded', 44);
  paint(pixels, width, emblem, 12, 18, 0);
  // The letter is cut out of the emblem.
  const letter = drawText(name.slice(0, 1), 22, 0.2);
  erase(pixels, width, letter, 12 + ((44 - letter.width) >> 1), 29);
  if (text !== undefined) paint(pixels, width, text, left, (height - text.height) >> 1, 0);
  return encodePng({ width, height, pixels, palette: [withAlpha(WHITE, 255), ...ramp(WHITE, dark)] });
}

/** A medal with a star and a year, 160 × 160 on a transparent background. */
export function drawAward(year: number, colours: number): Buffer {
  const size = 160;
  const [ground, ink] = pair(colours);
  const pixels = groundOf(colours % 2 === 0 ? 'shield' : 'circle', size);
  paint(pixels, size, drawShape('star', 56), (size - 56) >> 1, 24, 4);
  const text = drawText(String(year), 30, 0.17);
  paint(pixels, size, text, (size - text.width) >> 1, 92, 4);
  return encodePng({
    width: size,
    height: size,
    pixels,
    palette: [0, 1, 2, 3, 4].map((level) => withAlpha(ground, Math.round((255 * level) / 4))).concat(ramp(ground, ink)),
  });
}

const grounds = new Map<string, Uint8Array>();

/** A shape to paint on, as pixels from 0 (outside) to 4 (inside). */
function groundOf(shape: Shape, size: number): Uint8Array {
  const key = `${shape} ${size}`;
  let ground = grounds.get(key);
  if (ground === undefined) {
    ground = Uint8Array.from(drawShape(shape, size).ink, (ink) => Math.round(ink * 4));
    grounds.set(key, ground);
  }
  return ground.slice();
}

/** Paints a mask with the color ramp from background to foreground, whose first index is `base`. */
function paint(pixels: Uint8Array, width: number, mask: Mask, left: number, top: number, base: number): void {
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const level = Math.round((mask.ink[y * mask.width + x] ?? 0) * LEVELS);
      if (level > 0) pixels[(top + y) * width + left + x] = base + level;
    }
  }
}

/** Undoes `paint` where the background is color 0. */
function erase(pixels: Uint8Array, width: number, mask: Mask, left: number, top: number): void {
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const at = (top + y) * width + left + x;
      pixels[at] = Math.round((pixels[at] ?? 0) * (1 - (mask.ink[y * mask.width + x] ?? 0)));
    }
  }
}

function ramp(from: Colour, to: Colour): (readonly [number, number, number, number])[] {
  return Array.from({ length: LEVELS }, (_, index) => {
    const share = (index + 1) / LEVELS;
    const mix = (channel: 0 | 1 | 2): number => Math.round(from[channel] + (to[channel] - from[channel]) * share);
    return [mix(0), mix(1), mix(2), 255] as const;
  });
}

function withAlpha([red, green, blue]: Colour, alpha: number): readonly [number, number, number, number] {
  return [red, green, blue, alpha];
}

function pair(number: number): readonly [Colour, Colour] {
  const [ground, ink] = PAIRS[number % PAIRS.length] ?? ['000000', 'ffffff'];
  return [colourOf(ground), colourOf(ink)];
}

function colourOf(hex: string): Colour {
  return [parseInt(hex.slice(0, 2), 16), parseInt(hex.slice(2, 4), 16), parseInt(hex.slice(4), 16)];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
