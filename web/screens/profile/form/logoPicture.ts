import { IMAGE_MAX_BYTES } from '../../../../domain/profile/images.ts';
import type { ImageType } from '../../../../domain/profile/images.ts';
import { LOGO_SIDE_MAX, logoDrawing } from './logoFrame.ts';
import type { LogoFrame } from './logoFrame.ts';

const QUALITY = 0.92;

/** Draws an image in its frame and resizes `canvas` to fit. */
export function drawLogo(canvas: HTMLCanvasElement, image: ImageBitmap, frame: LogoFrame, sideMax?: number): void {
  const drawing = logoDrawing(image, frame, sideMax);
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  if (frame.background === 'white') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, drawing.width, drawing.height);
  }
  const { x, y, width, height } = drawing.image;
  context.drawImage(image, x, y, width, height);
}

/**
 * The fitted logo as a valid file: PNG if parts may be transparent, else the source's type. Scaled down if it would be
 * too large. Null if the browser cannot encode it.
 */
export async function fittedLogo(image: ImageBitmap, source: Blob, frame: LogoFrame): Promise<File | null> {
  const isOpaque = frame.background === 'white' || frame.fit === 'crop';
  const type: ImageType = source.type === 'image/jpeg' && isOpaque ? 'image/jpeg' : 'image/png';
  const canvas = document.createElement('canvas');
  for (let side = LOGO_SIDE_MAX; side >= 128; side /= 2) {
    drawLogo(canvas, image, frame, side);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
    if (!blob) return null;
    if (blob.size <= IMAGE_MAX_BYTES) {
      return new File([blob], type === 'image/png' ? 'logo.png' : 'logo.jpg', { type });
    }
  }
  return null;
}

/** Decodes an image file; null if the browser cannot read it. Call `close` on the result when it is no longer shown. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
