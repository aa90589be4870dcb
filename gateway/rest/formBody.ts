import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '../../domain/profile/images.ts';
import { releaseMemory } from '../releaseMemory.ts';
import type { Form } from './client.ts';

/** An encoded body with its content type; it can be sent repeatedly. */
export interface Body {
  readonly content: string | Buffer;
  readonly type: string;
}

/** Room for a body: the largest file, and more than enough for the names and texts around it. */
const ROOM = IMAGE_MAX_BYTES + 64 * 1024;
/** Memory of bodies that were sent. Few: images are written one at a time, and sending takes less than writing. */
const spare: Buffer[] = [];
const MAX_SPARE = 4;

/**
 * A `multipart/form-data` body: fields first, then the file, whose own memory is given back. By hand, because `FormData` copies the
 * file three times. `forgetForm` takes the memory back once the body is sent.
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

/** Keeps the memory of a body for the next one. Only for a body that was sent whole: a broken connection may still read it. */
export function forgetForm({ content }: Body): void {
  if (typeof content === 'string' || content.buffer.byteLength !== ROOM || spare.length >= MAX_SPARE) return;
  spare.push(Buffer.from(content.buffer));
}
