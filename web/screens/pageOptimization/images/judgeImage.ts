import { checkImageFile, IMAGE_MAX_BYTES, imageTypeOf } from '../../../../domain/profile/images.ts';
import type { ImageFile, ImageVerdict } from '../../../../domain/profile/images.ts';

/** Width and height of an image in pixels; null when it cannot be read. */
export type MeasureImage = (file: File) => Promise<ImageFile['size']>;

/**
 * Checks a selected award or client logo before upload, by signature, byte length and dimensions (VAL-04, VAL-05,
 * VAL-32); null: accepted.
 */
export async function judgeImage(file: File, measure: MeasureImage = measureInBrowser): Promise<ImageVerdict | null> {
  const head = await headOf(file);
  if (head === null) return { code: 'FILE_NOT_READABLE', params: {} };
  const type = imageTypeOf(head);
  const isWorthReading = type !== null && file.size <= IMAGE_MAX_BYTES;
  return checkImageFile('picture', { bytes: file.size, type, size: isWorthReading ? await measure(file) : null });
}

/** The first bytes of a file; null for a folder, and for a file that has been moved, deleted or locked meanwhile. */
async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 8).arrayBuffer());
  } catch {
    return null;
  }
}

/** Reads only the header; the browser decodes the image when it paints it. */
async function measureInBrowser(file: File): Promise<ImageFile['size']> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
