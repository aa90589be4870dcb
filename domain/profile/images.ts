import { storedLine } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import type { FaultParams } from './profile.ts';

/** Maximum size of an uploaded logo, award or client logo, in bytes (VAL-05, VAL-32). */
export const IMAGE_MAX_BYTES = 3_000_000;

/** Longest side of an award or a client logo, in pixels (VAL-32). */
export const IMAGE_MAX_SIDE = 1600;

/**
 * Maximum size of the agency's logo, in pixels; it is scaled down for display. The specification limits only its bytes.
 */
export const LOGO_MAX_PIXELS = 25_000_000;

/**
 * Maximum number of awards, and of client logos, on any tariff (VAL-33). PAGE_OPTIMIZATION_GOALS defines how many make
 * the page complete.
 */
export const IMAGES_MAX = 35;

/** Maximum number of files per request, and therefore of images added by one save. */
export const FILES_AT_ONCE = 6;

/** Maximum length of an alternative text as stored, in code points. */
export const ALT_MAX = 200;

/** Accepted image types (VAL-04), detected by their magic bytes. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const SIGNATURES: Readonly<Record<ImageType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The agency's logo, or a picture on its page (award, client logo). */
export type ImageUse = 'logo' | 'picture';

/** The detected properties of a file. */
export interface ImageFile {
  readonly bytes: number;
  /** Null when it is neither JPEG nor PNG, whatever its name says. */
  readonly type: ImageType | null;
  /** In pixels; null when unreadable. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Why an image is rejected; the same codes as the upstream's. */
export const IMAGE_CODES = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_NOT_READABLE',
  'IMAGE_TOO_LARGE',
  'TOO_MANY_IMAGES',
  'IMAGE_NOT_FOUND',
  /** Missing alternative text. */
  'REQUIRED',
  'TOO_LONG',
  /** An image listed twice. */
  'DUPLICATE',
] as const;
export type ImageCode = (typeof IMAGE_CODES)[number];

export interface ImageVerdict {
  readonly code: ImageCode;
  /** In bytes, pixels, code points or images. */
  readonly params: FaultParams;
}

/** Detects the type of a file by its first eight bytes; null when unsupported (VAL-04). */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  return IMAGE_TYPES.find((type) => SIGNATURES[type].every((byte, index) => head[index] === byte)) ?? null;
}

/** The verdict on an uploaded file, cheapest check first (VAL-04, VAL-05, VAL-32); null if accepted. */
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

/** The verdict on an alternative text, which is required for accessibility; null if accepted (VAL-31). */
export function checkAlt(alt: string): (ImageVerdict & { readonly code: 'REQUIRED' | 'TOO_LONG' }) | null {
  const length = codePointLength(storedLine(alt));
  if (length === 0) return { code: 'REQUIRED', params: {} };
  return length > ALT_MAX ? { code: 'TOO_LONG', params: { max: ALT_MAX } } : null;
}
