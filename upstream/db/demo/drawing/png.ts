import { crc32, deflateSync } from 'node:zlib';

/** An image of at most 16 colors. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** One color index per pixel, row by row. */
  readonly pixels: Uint8Array;
  /** Red, green, blue and alpha, each 0 to 255. */
  readonly palette: readonly (readonly [number, number, number, number])[];
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BIT_DEPTH = 4;
const INDEXED = 3;

/** Encodes the image as a PNG file with 4 bits per pixel. */
export function encodePng({ width, height, pixels, palette }: IndexedImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED], 8);
  const rowBytes = Math.ceil(width / 2);
  // Every row starts with its filter type; 0 means none.
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const at = start + (x >> 1);
      rows[at] = (rows[at] ?? 0) | ((pixels[y * width + x] ?? 0) << (x % 2 === 0 ? BIT_DEPTH : 0));
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk(
      'tRNS',
      Uint8Array.from(palette, ([, , , alpha]) => alpha),
    ),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
