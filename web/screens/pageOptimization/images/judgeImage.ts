import { checkImageFile, IMAGE_MAX_BYTES, imageTypeOf } from '../../../../domain/profile/images.ts';
import type { ImageFile, ImageVerdict } from '../../../../domain/profile/images.ts';

/** Width and height of an image in pixels; null when it cannot be read. */
export type MeasureImage = (file: File) => Promise<ImageFile['size']>;

/**
 * Checks a selected award or client logo before upload, by signature, byte length and dimensions (VAL-04, VAL-05,
 * VAL-32); null: accepted.
 */
export async function judgeImage(file: File, measure: MeasureImage = measureInBrowser): Promise<ImageVerdict | null> {
  const type = imageTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  const isWorthReading = type !== null && file.size <= IMAGE_MAX_BYTES;
  return checkImageFile('picture', { bytes: file.size, type, size: isWorthReading ? await measure(file) : null });
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
