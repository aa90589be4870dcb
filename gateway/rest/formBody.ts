import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '../../domain/profile/images.ts';
import { releaseMemory } from '../releaseMemory.ts';
import type { Form } from './client.ts';

/** An encoded body with its content type; can be sent more than once. */
export interface Body {
  readonly content: string | Buffer;
  readonly type: string;
}

/** Buffer size: the largest file plus ample space for field names and values. */
const ROOM = IMAGE_MAX_BYTES + 64 * 1024;
/**
 * A pool of buffers of sent bodies. A few suffice: images are encoded one at a time, and sending is faster than
 * encoding.
 */
const spare: Buffer[] = [];
const MAX_SPARE = 4;

/**
 * Encodes a `multipart/form-data` body: fields first, then the file, whose memory is freed. Hand-written because
 * `FormData` copies the file three times. Call `forgetForm` once the body is sent, to reuse its buffer.
 */
export function encodeForm({ fields, file }: Form): Body {
  const boundary = `form-${randomUUID()}`;
  const head = (disposition: string): string => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const fileHead = `${head(`name="file"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`;
  const before = Buffer.from(texts.join('') + fileHead);
  const behind = Buffer.from(`\r\n--${boundary}--\r\n`);
  const size = before.length + file.content.length + behind.length;
  const memory = (size <= ROOM ? spare.pop() : null) ?? Buffer.allocUnsafeSlow(Math.max(size, ROOM));
  let end = 0;
  for (const part of [before, file.content, behind]) {
    memory.set(part, end);
    end += part.length;
  }
  releaseMemory(file.content);
  return { content: memory.subarray(0, size), type: `multipart/form-data; boundary=${boundary}` };
}

/**
 * Returns a body's buffer to the pool. Only for bodies that were sent completely; a broken connection may still read
 * from it.
 */
export function forgetForm({ content }: Body): void {
  if (typeof content === 'string' || content.buffer.byteLength !== ROOM || spare.length >= MAX_SPARE) return;
  spare.push(Buffer.from(content.buffer));
}
