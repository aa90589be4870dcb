import { describe, expect, it } from 'vitest';
import { WHOLE, draggedFrame, logoDrawing } from './logoFrame.ts';
import type { LogoFrame } from './logoFrame.ts';

const WIDE = { width: 400, height: 100 };
const CROP: LogoFrame = { ...WHOLE, fit: 'crop' };

describe('a logo with an aspect ratio of 4:1 (EXT-15)', () => {
  it('is padded, centered in a square', () => {
    expect(logoDrawing(WIDE, WHOLE)).toEqual({
      width: 400,
      height: 400,
      image: { width: 400, height: 100, x: 0, y: 150 },
    });
  });

  it('keeps its ratio if left unchanged', () => {
    expect(logoDrawing(WIDE, { ...WHOLE, fit: 'original' })).toEqual({
      width: 400,
      height: 100,
      image: { width: 400, height: 100, x: 0, y: 0 },
    });
  });

  it('is cropped to a square without empty edges, at any position and zoom', () => {
    for (const [x, y, zoom] of [
      [0, 0, 1],
      [1, 1, 1],
      [0.5, 0.2, 4],
      [1, 0, 2.5],
    ] as const) {
      const { width, height, image } = logoDrawing(WIDE, { ...CROP, x, y, zoom });
      expect(width).toBe(height);
      expect([image.x <= 0, image.y <= 0]).toEqual([true, true]);
      expect(image.x + image.width).toBeGreaterThanOrEqual(width - 1e-9);
      expect(image.y + image.height).toBeGreaterThanOrEqual(height - 1e-9);
      expect(image.width / image.height).toBeCloseTo(4);
    }
  });
});

it('is never larger than 1,024 pixels or than the original', () => {
  expect(logoDrawing({ width: 5000, height: 2500 }, WHOLE)).toMatchObject({ width: 1024, height: 1024 });
  expect(logoDrawing({ width: 5000, height: 2500 }, CROP)).toMatchObject({ width: 1024, height: 1024 });
  expect(logoDrawing({ width: 20, height: 10 }, CROP)).toMatchObject({ width: 10, height: 10 });
  expect(logoDrawing({ width: 5000, height: 1 }, WHOLE).image.height).toBe(1);
});

it('follows the pointer up to its edge, and does not move in a direction without surplus', () => {
  // 400 × 100 on a square of 100, so three squares lie outside.
  expect(draggedFrame(WIDE, CROP, -0.3, -0.3)).toMatchObject({ x: 0.6, y: 0.5 });
  expect(draggedFrame(WIDE, CROP, 9, 0)).toMatchObject({ x: 0 });
  expect(draggedFrame(WIDE, CROP, -9, 0)).toMatchObject({ x: 1 });
});
