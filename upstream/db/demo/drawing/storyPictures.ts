import { encodePng } from './png.ts';

const WIDTH = 640;
const HEIGHT = 400;
/** Color indexes used by every picture: three steps of a hue, paper, and the accent. */
const [PLATE, SOFT, FULL, PAPER, ACCENT] = [0, 1, 2, 3, 4] as const;

/** The hues, each from light to dark. */
const HUES: readonly (readonly [plate: string, soft: string, full: string])[] = [
  ['fbe9dd', 'e6c7b0', 'a63c06'],
  ['e3e9fb', 'b9c7ee', '1f3d99'],
  ['dff1e8', 'a9d3bf', '0b6b47'],
  ['f6e2ea', 'e0b4c6', '7a1f3d'],
  ['e0eff3', 'a8cdd6', '10434e'],
  ['ece5f8', 'c8b8ea', '4a2c82'],
];

type Paint = (x: number, y: number, colour: number) => void;
type Motif = (canvas: Canvas) => void;

interface Canvas {
  box(x: number, y: number, width: number, height: number, colour: number): void;
  disc(x: number, y: number, radius: number, colour: number): void;
}

/** Flat shapes on a tinted plate, with one accent. */
const MOTIFS: readonly Motif[] = [
  ({ box, disc }) => {
    disc(560, 60, 130, SOFT);
    box(110, 70, 420, 280, PAPER);
    for (const [index, height] of [50, 90, 80, 140, 190].entries()) {
      box(150 + index * 70, 320 - height, 44, height, index === 4 ? FULL : SOFT);
    }
    disc(452, 110, 16, ACCENT);
  },
  ({ box, disc }) => {
    box(0, 250, 640, 150, SOFT);
    disc(120, 260, 90, SOFT);
    disc(230, 170, 54, FULL);
    disc(230, 170, 22, PAPER);
    disc(430, 240, 44, ACCENT);
    disc(430, 240, 18, PAPER);
    box(0, 340, 640, 12, PAPER);
  },
  ({ box }) => {
    box(90, 60, 460, 290, PAPER);
    for (const [index, x] of [130, 270, 410].entries()) {
      box(x, 110, 100, 100, index === 1 ? FULL : SOFT);
      box(x, 230, 100, 14, SOFT);
      box(x, 260, 70, 26, index === 1 ? ACCENT : FULL);
    }
  },
  ({ box, disc }) => {
    disc(320, 210, 190, SOFT);
    box(230, 40, 180, 330, FULL);
    box(244, 60, 152, 290, PAPER);
    box(262, 90, 116, 60, SOFT);
    for (const y of [175, 205, 235]) box(262, y, 116, 12, SOFT);
    box(262, 280, 116, 34, FULL);
    disc(420, 90, 46, ACCENT);
  },
];
export const STORY_PICTURES = HUES.length * MOTIFS.length;

/** A picture for a success story, 640 × 400; `variant` selects one of `STORY_PICTURES`. */
export function drawStoryPicture(variant: number): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PLATE);
  const paint: Paint = (x, y, colour) => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = colour;
  };
  MOTIFS[variant % MOTIFS.length]?.({
    box: (left, top, width, height, colour) => {
      for (let y = top; y < top + height; y += 1) for (let x = left; x < left + width; x += 1) paint(x, y, colour);
    },
    disc: (atX, atY, radius, colour) => {
      for (let y = -radius; y <= radius; y += 1) {
        const half = Math.round(Math.sqrt(radius * radius - y * y));
        for (let x = -half; x <= half; x += 1) paint(atX + x, atY + y, colour);
      }
    },
  });
  const hue = HUES[Math.floor(variant / MOTIFS.length) % HUES.length] ?? ['ffffff', 'cccccc', '000000'];
  return encodePng({ width: WIDTH, height: HEIGHT, pixels, palette: [...hue, 'ffffff', 'f2a31b'].map(opaque) });
}

function opaque(hex: string): readonly [number, number, number, number] {
  return [parseInt(hex.slice(0, 2), 16), parseInt(hex.slice(2, 4), 16), parseInt(hex.slice(4), 16), 255];
}
