import type { Mask } from './strokeFont.ts';

export type Shape = 'square' | 'circle' | 'rounded' | 'hexagon' | 'shield' | 'star';
export const LOGO_SHAPES = ['rounded', 'circle', 'hexagon', 'square'] as const satisfies readonly Shape[];

const made = new Map<string, Mask>();

/** A filled shape that touches the edges of a square of `size` pixels. */
export function drawShape(shape: Shape, size: number): Mask {
  const key = `${shape} ${size}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const inside = INSIDE[shape];
  const ink = new Float32Array(size * size);
  // Nine samples per pixel smooth the edges. A pixel whose four corners are all inside or all outside has no edge.
  const steps = [1 / 6, 1 / 2, 5 / 6];
  const isIn = (x: number, y: number): boolean => inside((2 * x) / size - 1, (2 * y) / size - 1);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const corners = +isIn(x, y) + +isIn(x + 1, y) + +isIn(x, y + 1) + +isIn(x + 1, y + 1);
      let hits = corners === 4 ? 9 : 0;
      if (corners > 0 && corners < 4) for (const dy of steps) for (const dx of steps) hits += +isIn(x + dx, y + dy);
      ink[y * size + x] = hits / 9;
    }
  }
  const mask = { width: size, height: size, ink };
  made.set(key, mask);
  return mask;
}

/** The ten corners of a star: five on the unit circle and five inner ones between them. */
const STAR = Array.from({ length: 10 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 5, index % 2 === 0 ? 1 : 0.42];
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
});

function isInPolygon(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let isInside = false;
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}

/** Whether a point with both coordinates from -1 to 1 (y downwards) is inside. */
const INSIDE: Readonly<Record<Shape, (x: number, y: number) => boolean>> = {
  square: () => true,
  circle: (x, y) => x * x + y * y <= 1,
  rounded: (x, y) => {
    const dx = Math.max(0, Math.abs(x) - 0.6);
    const dy = Math.max(0, Math.abs(y) - 0.6);
    return dx * dx + dy * dy <= 0.16;
  },
  hexagon: (x, y) => Math.abs(y) <= 0.96 && Math.abs(x) * 0.96 + Math.abs(y) * 0.5 <= 0.96,
  shield: (x, y) => Math.abs(x) <= 0.84 && (y <= 0.1 ? y >= -0.96 : (x / 0.84) ** 2 + ((y - 0.1) / 0.88) ** 2 <= 1),
  star: (x, y) => isInPolygon(STAR, x, y),
};
