import sharp from 'sharp';
import { imageType } from '../../domain/imageLimits.ts';
import type { ImageType } from '../../domain/imageLimits.ts';
import { ApiError } from '../http/apiError.ts';

/** An image that may be stored. */
export interface CheckedImage {
  readonly bytes: Uint8Array;
  readonly ending: ImageType;
}

/**
 * Looks at the first bytes and the header of an upload (VAL-04, VAL-32); its pixels are not decoded. Throws 415
 * FILE_TYPE_NOT_ALLOWED, 422 FILE_NOT_READABLE, and 422 IMAGE_TOO_LARGE for more than `longestSide` pixels.
 */
export async function checkImage(
  bytes: Uint8Array,
  { longestSide }: { readonly longestSide: number | null },
): Promise<CheckedImage> {
  const ending = imageType(bytes);
  if (ending === null) throw new ApiError(415, 'FILE_TYPE_NOT_ALLOWED', 'Only jpeg and png are accepted.');
  const { width, height } = await readSize(bytes);
  if (longestSide !== null && Math.max(width, height) > longestSide) {
    throw new ApiError(422, 'IMAGE_TOO_LARGE', `An image has at most ${longestSide} pixels a side.`);
  }
  return { bytes, ending };
}

async function readSize(bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new ApiError(422, 'FILE_NOT_READABLE', 'The file is not a whole image.');
  }
}
