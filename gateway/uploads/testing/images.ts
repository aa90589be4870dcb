import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_MAX_BYTES } from '../../../domain/profile/images.ts';
import type { ImageFile } from '../../../domain/profile/images.ts';
import { UploadedFile } from '../uploadedFile.ts';

/** A single-color image. */
export function makeImage(width: number, height: number, format: 'jpeg' | 'png' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } })
    .toFormat(format)
    .toBuffer();
}

/** A valid PNG of exactly `bytes` bytes, padded with a chunk that decoders skip. */
export async function makePngOfSize(bytes: number): Promise<Buffer> {
  const png = await makeImage(8, 8);
  return insertChunk(png, 'prVt', Buffer.alloc(bytes - png.length - 12));
}

/** A file with the type and size of a test case; without a size it ends in its header. */
export async function imageOf({ bytes, type, size }: ImageFile): Promise<Buffer> {
  if (type === null) return Buffer.alloc(bytes, 'GIF89a');
  if (bytes >= IMAGE_MAX_BYTES) return makePngOfSize(bytes);
  const image = await makeImage(size?.width || 20, size?.height ?? 10, type === 'image/png' ? 'png' : 'jpeg');
  if (size === null) return image.subarray(0, 30);
  // A PNG stores its width in the header.
  if (size.width === 0) image.writeUInt32BE(0, 16);
  return image;
}

/** The PNG with a chunk inserted after its header. */
export function insertChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const behindHeader = 33;
  return Buffer.concat([png.subarray(0, behindHeader), chunk(type, data), png.subarray(behindHeader)]);
}

/** A PNG chunk. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A file for an operation's variables. Copies the bytes, because re-encoding frees them. */
export function fileOf(content: Buffer | null): UploadedFile {
  const file = new UploadedFile();
  file.arrive(content && Buffer.from(content));
  return file;
}
