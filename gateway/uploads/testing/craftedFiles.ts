import sharp from 'sharp';
import { seededRandom } from '../../live/testing/seededRandom.ts';
import { chunk, insertChunk, makeImage } from './images.ts';

/** A malicious or malformed file. */
export interface CraftedFile {
  readonly name: string;
  readonly content: Buffer;
  /** Bytes that must not appear in the result. */
  readonly payload: Buffer | null;
  /** Whether it is a valid image with a hidden payload, which may be accepted once re-encoded. */
  readonly mayPass: boolean;
}

type Random = () => number;

function upTo(random: Random, end: number): number {
  return Math.floor(random() * end);
}

const SCRIPT = Buffer.from('<script>alert(document.domain)</script><?php system($_GET[0]); ?>');
const ZIP = Buffer.from('504b0304140000000000000000000000000000000000000000000a000000', 'hex');

type Craft = (good: Buffer, random: Random) => CraftedFile | Promise<CraftedFile>;

function refused(name: string, content: Buffer): CraftedFile {
  return { name, content, payload: null, mayPass: false };
}

const CRAFTS: readonly Craft[] = [
  // Wrong magic bytes, or text before the image.
  (good, random) => {
    const content = Buffer.from(good);
    const at = upTo(random, 3);
    content.writeUInt8(content.readUInt8(at) ^ (1 + upTo(random, 255)), at);
    return refused('wrong magic', content);
  },
  (good, random) => refused('another format in front', Buffer.concat([SCRIPT.subarray(upTo(random, 20)), good])),
  (_good, random) =>
    refused(
      'svg',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${upTo(random, 99)}">${String(SCRIPT)}</svg>`),
    ),
  // Only the first bytes of an image.
  (good, random) => {
    const noise = Buffer.from(Array.from({ length: 200 + upTo(random, 2_000) }, () => upTo(random, 256)));
    return refused('magic, then noise', Buffer.concat([good.subarray(0, 8), noise]));
  },
  (good, random) => refused('magic, then a page', Buffer.concat([good.subarray(0, 8 + upTo(random, 8)), SCRIPT])),
  // Truncated before the image data ends.
  (good, random) => refused('truncated', good.subarray(0, 20 + upTo(random, Math.floor(good.length / 2)))),
  (good, random) => refused('cut shortly before its end', good.subarray(0, good.length - 1 - upTo(random, 200))),
  // A header with impossibly large dimensions.
  (_good, random) => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(1_601 + upTo(random, 2 ** 31 - 1_601), 0);
    header.writeUInt32BE(1 + upTo(random, 2 ** 31 - 1), 4);
    header.set([8, 2, 0, 0, 0], 8);
    const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const parts = [magic, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(40)), chunk('IEND', Buffer.alloc(0))];
    return refused('huge dimensions', Buffer.concat(parts));
  },
  async (_good, random) => {
    const jpeg = await makeImage(8 + upTo(random, 50), 8 + upTo(random, 50), 'jpeg');
    // The frame header: marker, length, precision, then height and width.
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(1_601 + upTo(random, 63_935), frame + 5);
    jpeg.writeUInt16BE(1_601 + upTo(random, 63_935), frame + 7);
    return refused('huge dimensions in a jpeg', jpeg);
  },
  async (_good, random) => {
    const width = 1_601 + upTo(random, 400);
    return refused('a side too long', await makeImage(width, 1 + upTo(random, 20), random() < 0.5 ? 'png' : 'jpeg'));
  },
  // A valid image with a hidden payload.
  (good, random) => {
    const tail = Buffer.concat([random() < 0.5 ? ZIP : SCRIPT, SCRIPT, Buffer.alloc(upTo(random, 500))]);
    return { name: 'trailing data', content: Buffer.concat([good, tail]), payload: SCRIPT, mayPass: true };
  },
  async (_good, random) => {
    const png = await makeImage(1 + upTo(random, 50), 1 + upTo(random, 50));
    const text = Buffer.concat([Buffer.from('Comment\0'), SCRIPT]);
    return { name: 'a page in a png', content: insertChunk(png, 'tEXt', text), payload: SCRIPT, mayPass: true };
  },
  async (_good, random) => {
    const jpeg = await makeImage(1 + upTo(random, 50), 1 + upTo(random, 50), 'jpeg');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(SCRIPT.length + 2, 0);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, SCRIPT]);
    const content = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    return { name: 'a page in a jpeg', content, payload: SCRIPT, mayPass: true };
  },
];

/** `count` crafted files, cycling through all kinds; deterministic per seed. */
export async function craftedFiles(count: number, seed: number): Promise<CraftedFile[]> {
  const random = seededRandom(seed);
  const noise = sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const good = [await noise.clone().png().toBuffer(), await noise.clone().jpeg().toBuffer()];
  const files: CraftedFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const craft = CRAFTS[index % CRAFTS.length];
    const image = good[upTo(random, good.length)];
    if (craft && image) files.push(await craft(image, random));
  }
  return files;
}
