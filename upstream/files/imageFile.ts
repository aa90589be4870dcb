import sharp from 'sharp';
import {
  checkImageFile,
  type ImageCode,
  type ImageFile,
  type ImageType,
  imageTypeOf,
  type ImageUse,
  type ImageVerdict,
} from '../../domain/profile/images.ts';
import { ApiError } from '../http/apiError.ts';
import type { FileEnding } from './fileStore.ts';

/** A validated image. */
export interface CheckedImage {
  readonly bytes: Uint8Array;
  readonly ending: FileEnding;
}

const ENDINGS: Readonly<Record<ImageType, FileEnding>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
const STATUS: Partial<Readonly<Record<ImageCode, number>>> = { FILE_TOO_LARGE: 413, FILE_TYPE_NOT_ALLOWED: 415 };

/**
 * Checks the first bytes and the header of an upload without decoding its pixels (VAL-04, VAL-05, VAL-32). Throws 413
 * FILE_TOO_LARGE, 415 FILE_TYPE_NOT_ALLOWED, 422 FILE_NOT_READABLE or IMAGE_TOO_LARGE.
 */
export async function checkImage(bytes: Uint8Array, use: ImageUse): Promise<CheckedImage> {
  const type = imageTypeOf(bytes);
  const size = type === null ? null : await readSize(bytes);
  const verdict = checkImageFile(use, { bytes: bytes.length, type, size });
  if (verdict !== null) throw new ApiError(STATUS[verdict.code] ?? 422, verdict.code, messageOf(verdict, use));
  // The check above rejects a file without a type, so `type` is not null here.
  return { bytes, ending: ENDINGS[type ?? 'image/png'] };
}

async function readSize(bytes: Uint8Array): Promise<ImageFile['size']> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

function messageOf({ code, params: { max } }: ImageVerdict, use: ImageUse): string {
  if (code === 'FILE_TOO_LARGE') return `The file can have at most ${max} bytes.`;
  if (code === 'FILE_TYPE_NOT_ALLOWED') return 'The file is neither a JPEG nor a PNG.';
  if (code !== 'IMAGE_TOO_LARGE') return 'The file is damaged or truncated.';
  return use === 'logo'
    ? `The image can have at most ${max} pixels.`
    : `The image can be at most ${max} × ${max} pixels.`;
}
