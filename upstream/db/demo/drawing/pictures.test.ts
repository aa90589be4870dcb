import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawAward, drawLogo, drawWordmark } from './pictures.ts';

/** Parses a 4-bit PNG by the specification: size, palette with alpha, color indexes. */
function readPng(bytes: Buffer) {
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.set(type, bytes.subarray(at + 8, at + 8 + length));
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)));
    at += length + 12;
  }
  const part = (type: string): Buffer => chunks.get(type) ?? Buffer.alloc(0);
  const [width, height] = [part('IHDR').readUInt32BE(0), part('IHDR').readUInt32BE(4)];
  const rows = inflateSync(part('IDAT'));
  const rowBytes = Math.ceil(width / 2) + 1;
  expect(rows).toHaveLength(rowBytes * height);
  const colour = (x: number, y: number): number[] => {
    const pair = rows[y * rowBytes + 1 + (x >> 1)] ?? 0;
    const number = x % 2 === 0 ? pair >> 4 : pair & 15;
    return [...part('PLTE').subarray(number * 3, number * 3 + 3), part('tRNS')[number] ?? 255];
  };
  const colours = new Set<string>();
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) colours.add(colour(x, y).join());
  return { width, height, colour, colours };
}

test('a logo is a shape on a transparent background with letters in another color', () => {
  const { width, height, colour, colours } = readPng(drawLogo('NB', 1, 'circle'));
  expect([width, height]).toEqual([128, 128]);
  expect(colour(0, 0)[3]).toBe(0);
  expect(colour(64, 8)).toEqual([0x0b, 0x6b, 0x47, 255]);
  expect(colours).toContain('243,255,248,255');
});

test('a wordmark fits its frame on white, for any length of name', () => {
  for (const name of ['Ed', 'Quick & Brown Fox', 'An Unusually Long Name of a Company']) {
    const { width, height, colour, colours } = readPng(drawWordmark(name, 3));
    expect([width, height]).toEqual([240, 80]);
    for (let y = 0; y < height; y += 1) expect(colour(width - 1, y)).toEqual([255, 255, 255, 255]);
    expect(colours.size).toBeGreaterThan(4);
  }
});

test('an award shows its year', () => {
  const [one, other] = [readPng(drawAward(2025, 4)), readPng(drawAward(2026, 4))];
  expect([one.width, one.height]).toEqual([160, 160]);
  const differs = Array.from({ length: 160 * 160 }, (_, at) => at).filter(
    (at) => one.colour(at % 160, Math.floor(at / 160)).join() !== other.colour(at % 160, Math.floor(at / 160)).join(),
  );
  expect(differs.length).toBeGreaterThan(20);
  // Only the last digit differs: right of the center, below the star.
  for (const at of differs) expect([at % 160 > 80, at / 160 > 90]).toEqual([true, true]);
});

test('the same arguments give the same bytes', () => {
  expect(drawLogo('AB', 5, 'hexagon')).toEqual(drawLogo('AB', 5, 'hexagon'));
});
