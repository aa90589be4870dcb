import { randomUUID } from 'node:crypto';
import type { Form } from './client.ts';

/** An encoded body with its content type; it can be sent repeatedly. */
export interface Body {
  readonly content: string | Buffer;
  readonly type: string;
}

/**
 * Encodes a `multipart/form-data` body: fields first, then the file. Without `FormData`, which copies the file three
 * times.
 */
export function encodeForm({ fields, file }: Form): Body {
  const boundary = `form-${randomUUID()}`;
  const head = (disposition: string): string => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const fileHead = `${head(`name="file"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`;
  return {
    content: Buffer.concat([
      Buffer.from(texts.join('') + fileHead),
      file.content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
