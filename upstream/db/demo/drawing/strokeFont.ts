/** How much of each pixel of a rectangle is covered, 0 to 1. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

/** Letters drawn as lines on a grid of 9 by 13. Each point of a line is an x digit (0 to 8) and a y digit (0 to c). */
const STROKES = `
A 0c 40 8c|27 67
B 00 0c 5c 7b 89 77 56 06|56 75 73 71 50 00
C 82 71 50 30 11 03 09 1b 3c 5c 7b 8a
D 00 0c 4c 7a 88 84 72 40 00
E 80 00 0c 8c|06 66
F 80 00 0c|06 66
G 82 71 50 30 11 03 09 1b 3c 5c 7b 89 87 57
H 00 0c|80 8c|06 86
I 40 4c
J 70 79 6b 4c 2c 0a
K 00 0c|80 07|35 8c
L 00 0c 7c
M 0c 00 47 80 8c
N 0c 00 8c 80
O 30 11 03 09 1b 3c 5c 7b 89 83 71 50 30
P 0c 00 50 71 83 84 76 57 07
Q 30 11 03 09 1b 3c 5c 7b 89 83 71 50 30|59 8c
R 0c 00 50 71 83 84 76 57 07|47 8c
S 82 71 50 30 11 03 15 36 56 77 89 7b 5c 3c 1b 0a
T 00 80|40 4c
U 00 09 1b 3c 5c 7b 89 80
V 00 4c 80
W 00 2c 45 6c 80
X 00 8c|80 0c
Y 00 46 80|46 4c
Z 00 80 0c 8c
& 8c 14 11 30 50 61 63 17 09 1b 3c 5c 88
0 30 11 03 09 1b 3c 5c 7b 89 83 71 50 30
1 22 40 4c
2 02 11 30 50 71 83 84 0c 8c
3 01 30 50 71 83 75 46 77 89 7b 5c 3c 0b
4 6c 60 09 89
5 70 10 05 45 76 88 7b 5c 2c 0b
6 71 50 30 11 04 09 1b 3c 5c 7b 89 77 56 36 08
7 00 80 3c
8 30 11 13 36 56 73 71 50 30|36 17 0a 1b 3c 5c 7b 8a 77 56
9 84 56 36 15 13 11 30 50 71 83 88 7b 5c 3c 1b
`;

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const letters: ReadonlyMap<string, readonly Segment[]> = new Map(
  STROKES.trim()
    .split('\n')
    .map((line) => [line[0] ?? '', line.slice(2).split('|').flatMap(segmentsOf)]),
);

function segmentsOf(line: string): Segment[] {
  const points = line.split(' ').map((point) => [parseInt(point[0] ?? '', 13), parseInt(point[1] ?? '', 13)] as const);
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return [fromX, fromY, x, y];
  });
}

const made = new Map<string, Mask>();

/**
 * A line of text in capitals, as a mask. `height` is the height of a letter in pixels, `weight` the stroke width
 * relative to it. Characters without strokes are drawn as spaces.
 */
export function drawText(text: string, height: number, weight: number): Mask {
  const glyphs = Array.from(text.toUpperCase(), (sign) => glyph(sign, height, weight));
  const gap = Math.round(height * 0.14);
  const width = glyphs.reduce((sum, mask) => sum + mask.width + gap, -gap);
  const tall = glyphs[0]?.height ?? height;
  const ink = new Float32Array(Math.max(width, 0) * tall);
  let left = 0;
  for (const mask of glyphs) {
    for (let y = 0; y < tall; y += 1) {
      ink.set(mask.ink.subarray(y * mask.width, (y + 1) * mask.width), y * width + left);
    }
    left += mask.width + gap;
  }
  return { width: Math.max(width, 0), height: tall, ink };
}

function glyph(sign: string, height: number, weight: number): Mask {
  const key = `${sign} ${height} ${weight}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const half = (height * weight) / 2;
  const segments = letters.get(sign) ?? [];
  const scale = (height - 2 * half) / 12;
  const right = Math.max(...segments.flatMap(([x1, , x2]) => [x1, x2]), segments.length === 0 ? 4 : 0);
  const left = Math.min(...segments.flatMap(([x1, , x2]) => [x1, x2]), 8);
  const offset = segments.length === 0 ? 0 : left;
  const width = Math.ceil((right - offset) * scale + 2 * half);
  const ink = new Float32Array(width * height);
  const scaled = segments.map(([x1, y1, x2, y2]): Segment => [
    (x1 - offset) * scale + half,
    y1 * scale + half,
    (x2 - offset) * scale + half,
    y2 * scale + half,
  ]);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let distance = Number.POSITIVE_INFINITY;
      for (const segment of scaled) distance = Math.min(distance, distanceTo(segment, x + 0.5, y + 0.5));
      ink[y * width + x] = Math.max(0, Math.min(1, half + 0.5 - distance));
    }
  }
  const mask = { width, height, ink };
  made.set(key, mask);
  return mask;
}

function distanceTo([x1, y1, x2, y2]: Segment, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
