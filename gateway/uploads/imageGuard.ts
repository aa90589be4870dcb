import PQueue from 'p-queue';
import type { Sharp } from 'sharp';
import { MAX_FILE_BYTES } from './uploadedFile.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** Why an image is refused. */
export type ImageFault = 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'FILE_NOT_READABLE' | 'IMAGE_TOO_LARGE';

/** An image written anew: no byte of the uploaded file is in it. */
export interface WrittenImage {
  readonly content: Buffer;
  readonly type: 'image/jpeg' | 'image/png';
}

/** `logo`: is fitted into SIDE_MAX; `picture` (awards, client logos): must be within it. */
export type ImageUse = 'logo' | 'picture';

/** Longest side of a picture, pixels (spec §5). */
const SIDE_MAX = 1600;
/** Most pixels of a logo. */
const LOGO_PIXELS_MAX = 25_000_000;
const DECODE_SECONDS = 10;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Decoded pixels take up to 100 MB: one image at a time, over all requests. */
const queue = new PQueue({ concurrency: 1 });

/** libvips with nothing but its readers of the two formats, on one thread and without a cache. Loaded with the first image. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let loaded: ReturnType<typeof loadSharp> | null = null;

/**
 * Decodes an uploaded jpeg or png and writes it anew, upright, in sRGB and without metadata; an animation becomes its first picture.
 * The format is told by the first bytes, the size by the header before a pixel is decoded; a file that ends early is refused.
 */
export async function rewriteImage(file: UploadedFile, use: ImageUse): Promise<WrittenImage | ImageFault> {
  if (file.isTooLarge) return 'FILE_TOO_LARGE';
  return queue.add(async () => {
    const content = file.take();
    return content ? rewrite(content, use) : 'FILE_NOT_READABLE';
  });
}

async function rewrite(content: Buffer, use: ImageUse): Promise<WrittenImage | ImageFault> {
  const isJpeg = content.subarray(0, JPEG.length).equals(JPEG);
  if (!isJpeg && !content.subarray(0, PNG.length).equals(PNG)) return 'FILE_TYPE_NOT_ALLOWED';
  const sharp = await (loaded ??= loadSharp());
  // The limit is held below, where it can be told from a file that cannot be read.
  const options = { failOn: 'warning', limitInputPixels: false, sequentialRead: true } as const;
  try {
    const { width, height } = await sharp(content, options).metadata();
    const isTooLarge = use === 'logo' ? width * height > LOGO_PIXELS_MAX : Math.max(width, height) > SIDE_MAX;
    if (isTooLarge) return 'IMAGE_TOO_LARGE';
    const image = sharp(content, { ...options, limitInputPixels: LOGO_PIXELS_MAX })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
    return await write(image, isJpeg);
  } catch {
    return 'FILE_NOT_READABLE';
  }
}

/** In the format it came in; where that is larger than a file may be, once more with less quality, and png with a palette. */
async function write(image: Sharp, isJpeg: boolean): Promise<WrittenImage | ImageFault> {
  const type = isJpeg ? 'image/jpeg' : 'image/png';
  const tries = isJpeg
    ? [image.clone().jpeg({ quality: 90 }), image.clone().jpeg({ quality: 70 })]
    : [image.clone().png({ compressionLevel: 9 }), image.clone().png({ palette: true })];
  for (const attempt of tries) {
    const content = await attempt.toBuffer();
    if (content.length <= MAX_FILE_BYTES) return { content, type };
  }
  return 'FILE_TOO_LARGE';
}
