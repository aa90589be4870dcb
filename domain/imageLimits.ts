/** Most bytes of an uploaded image (VAL-05, VAL-32). */
export const IMAGE_MAX_BYTES = 3_000_000;

/** Longest side of an award or client logo, pixels (VAL-32). */
export const IMAGE_SIDE_MAX = 1600;

/** Most awards, and most client logos, of an agency (VAL-33). */
export const IMAGES_MAX = 35;

/** What may be uploaded (VAL-04), by the ending of a file's name. */
export type ImageType = 'jpg' | 'png';

/** How the files of each type begin. */
const SIGNATURES: Readonly<Record<ImageType, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type of an image by its first bytes, whatever its name says; null for all others (VAL-04). */
export function imageType(bytes: Uint8Array): ImageType | null {
  for (const type of ['jpg', 'png'] as const) {
    if (SIGNATURES[type].every((byte, index) => bytes[index] === byte)) return type;
  }
  return null;
}
