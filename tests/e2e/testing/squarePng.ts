import sharp from 'sharp';

/** A logo that needs no cropping: one color, 64 × 64 pixels. */
export async function squarePng(): Promise<Buffer> {
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6f4f' } });
  return await square.png().toBuffer();
}
