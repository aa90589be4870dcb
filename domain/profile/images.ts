import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import type { FaultParams } from './profile.ts';

/** Most bytes of an uploaded logo, award or client logo (VAL-05, VAL-32). */
export const IMAGE_MAX_BYTES = 3_000_000;

/** Longest side of an award or a client logo, in pixels (VAL-32). */
export const IMAGE_MAX_SIDE = 1600;

/** Most pixels of the agency's logo, which is scaled down where it is used; the specification bounds only its bytes. */
export const LOGO_MAX_PIXELS = 25_000_000;

/** Most awards, and most client logos, of an agency of any tariff (VAL-33); PAGE_OPTIMIZATION_GOALS says how many complete its page. */
export const IMAGES_MAX = 35;

/** Most files of one request, so most images that a save adds. */
export const FILES_AT_ONCE = 6;

/** Most code points of an alternative text, as it is stored. */
export const ALT_MAX = 200;

/** Types of uploaded images (VAL-04), recognized by their first bytes. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const SIGNATURES: Readonly<Record<ImageType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What an image is for: the agency's logo, or a picture of its page (award, client logo). */
export type ImageUse = 'logo' | 'picture';

/** What a file was found to be. */
export interface ImageFile {
  readonly bytes: number;
  /** Null: neither jpeg nor png, whatever its name says. */
  readonly type: ImageType | null;
  /** In pixels; null: cannot be read. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Why an image is refused, named as the upstream's errors are. */
export const IMAGE_CODES = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_NOT_READABLE',
  'IMAGE_TOO_LARGE',
  'TOO_MANY_IMAGES',
  'IMAGE_NOT_FOUND',
  /** Of an alternative text. */
  'REQUIRED',
  'TOO_LONG',
  /** An image that the same list names before. */
  'DUPLICATE',
] as const;
export type ImageCode = (typeof IMAGE_CODES)[number];

export interface ImageVerdict {
  readonly code: ImageCode;
  /** Bytes, pixels, code points or images. */
  readonly params: FaultParams;
}

/** The type of a file by its first eight bytes; null for any other (VAL-04). */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  return IMAGE_TYPES.find((type) => SIGNATURES[type].every((byte, index) => head[index] === byte)) ?? null;
}

/** The verdict on an uploaded file, the cheapest check first (VAL-04, VAL-05, VAL-32); null is accepted. */
export function checkImageFile(use: ImageUse, { bytes, type, size }: ImageFile): ImageVerdict | null {
  if (bytes > IMAGE_MAX_BYTES) return { code: 'FILE_TOO_LARGE', params: { max: IMAGE_MAX_BYTES } };
  if (type === null) return { code: 'FILE_TYPE_NOT_ALLOWED', params: {} };
  if (size === null || size.width < 1 || size.height < 1) return { code: 'FILE_NOT_READABLE', params: {} };
  if (use === 'logo') {
    const isWithin = size.width * size.height <= LOGO_MAX_PIXELS;
    return isWithin ? null : { code: 'IMAGE_TOO_LARGE', params: { max: LOGO_MAX_PIXELS } };
  }
  const isWithin = Math.max(size.width, size.height) <= IMAGE_MAX_SIDE;
  return isWithin ? null : { code: 'IMAGE_TOO_LARGE', params: { max: IMAGE_MAX_SIDE } };
}

/** The verdict on an alternative text, which an image needs for those who cannot see it; null is accepted (VAL-31). */
export function checkAlt(alt: string): ImageVerdict | null {
  const length = codePointLength(storedText(alt));
  if (length === 0) return { code: 'REQUIRED', params: {} };
  return length > ALT_MAX ? { code: 'TOO_LONG', params: { max: ALT_MAX } } : null;
}
