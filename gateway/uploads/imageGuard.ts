import PQueue from 'p-queue';
import type { Sharp } from 'sharp';
import {
  checkImageFile,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_SIDE,
  imageTypeOf,
  LOGO_MAX_PIXELS,
} from '../../domain/profile/images.ts';
import type { ImageFile, ImageType, ImageUse } from '../../domain/profile/images.ts';
import { releaseMemory } from '../releaseMemory.ts';
import { hasPngEnd } from './pngEnd.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** Why an image is refused. */
export type ImageFault = (typeof FAULTS)[number];
const FAULTS = ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_NOT_READABLE', 'IMAGE_TOO_LARGE'] as const;

/** A re-encoded image: contains no byte of the uploaded file. */
export interface WrittenImage {
  readonly content: Buffer;
  readonly type: ImageType;
}

const DECODE_SECONDS = 10;

/**
 * Longest side of an image, in pixels: the limit of JPEG. Decoding also takes time for each line, so a PNG of 1 ×
 * 25,000,000 pixels, a file of 50 KB, would hold up all other uploads until the timeout.
 */
const MAX_SIDE = 65_535;

/** Decoded pixels take up to 100 MB, so images are processed one at a time across all requests. */
const queue = new PQueue({ concurrency: 1 });

type SharpModule = Awaited<ReturnType<typeof loadSharp>>;

/** Loads libvips on first use, with only the two needed decoders enabled, one thread and no cache. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let loaded: Promise<SharpModule> | null = null;

/**
 * Decodes an uploaded JPEG or PNG and re-encodes it: upright, sRGB, without metadata, first frame only; a logo is
 * scaled to fit 1600 × 1600 pixels. The format comes from the magic bytes and the size from the header, before any
 * pixel is decoded (VAL-04, VAL-05, VAL-32). Refuses truncated files.
 */
export async function rewriteImage(file: UploadedFile, use: ImageUse): Promise<WrittenImage | ImageFault> {
  if (file.isTooLarge) return 'FILE_TOO_LARGE';
  return queue.add(async () => {
    const content = file.take();
    if (!content) return 'FILE_NOT_READABLE';
    try {
      return await rewrite(content, use);
    } finally {
      releaseMemory(content);
    }
  });
}

async function rewrite(content: Buffer, use: ImageUse): Promise<WrittenImage | ImageFault> {
  const type = imageTypeOf(content);
  if (type === null) return 'FILE_TYPE_NOT_ALLOWED';
  const sharp = await (loaded ??= loadSharp());
  const size = await readSize(sharp, content);
  const verdict = checkImageFile(use, { bytes: content.length, type, size });
  if (verdict) return FAULTS.find((fault) => fault === verdict.code) ?? 'FILE_NOT_READABLE';
  if (size && Math.max(size.width, size.height) > MAX_SIDE) return 'IMAGE_TOO_LARGE';
  if (type === 'image/png' && !hasPngEnd(content)) return 'FILE_NOT_READABLE';
  try {
    // Keeps the format; if the result exceeds the size limit, tries once more with lower quality.
    return (
      (await write(sharp, content, WRITERS[type])) ?? (await write(sharp, content, SMALLER[type])) ?? 'FILE_TOO_LARGE'
    );
  } catch {
    return 'FILE_NOT_READABLE';
  }
}

type Writer = (image: Sharp) => Sharp;
const WRITERS: Readonly<Record<ImageType, Writer>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/png': (image) => image.png(),
};
const SMALLER: Readonly<Record<ImageType, Writer>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 70 }),
  'image/png': (image) => image.png({ palette: true }),
};

/** Null when the result exceeds the size limit. */
async function write(sharp: SharpModule, content: Buffer, writer: Writer): Promise<WrittenImage | null> {
  const image = sharp(content, { failOn: 'warning', limitInputPixels: LOGO_MAX_PIXELS, sequentialRead: true })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await writer(image).toBuffer({ resolveWithObject: true });
  const type = info.format === 'png' ? 'image/png' : 'image/jpeg';
  return data.length <= IMAGE_MAX_BYTES ? { content: data, type } : null;
}

/** The size in the header, or null if there is none. */
async function readSize(sharp: SharpModule, content: Buffer): Promise<ImageFile['size']> {
  try {
    // Our own rule checks the pixel limit, to tell it apart from an unreadable file.
    return await sharp(content, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}
