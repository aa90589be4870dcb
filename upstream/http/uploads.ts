import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES } from '../../domain/profile/images.ts';
import type { Call, FormOf } from '../contract/call.ts';
import { ApiError, invalidFields } from './apiError.ts';
import { compileBody } from './validation.ts';

/** A call with a form that has a file in the field `file` and texts in the others. */
type UploadCall = Call & { readonly form: NonNullable<Call['form']> };

export interface UploadedFile {
  /** As sent by the client, for display only; empty if it sent none. */
  readonly name: string;
  readonly bytes: Buffer;
}

interface Upload<C extends UploadCall> {
  readonly file: UploadedFile;
  readonly fields: Omit<FormOf<C>, 'file'>;
}

/** Maximum size of the boundaries, headers and texts around the file, in bytes. */
const MOST_OVERHEAD = 64 * 1024;
const LIMITS = { files: 1, fields: 8, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 20 };

/**
 * Lets the routes of `app` accept forms with a file. `app` must be a separate instance, so that other routes still
 * reject them.
 */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits: { ...LIMITS, fileSize: IMAGE_MAX_BYTES + 1 } });
}

/**
 * Returns a reader for the form of a call. It throws 413 FILE_TOO_LARGE at the first byte over the limit without
 * reading the rest, 415 for other bodies, 400 for an unreadable form and 422 for fields that the call does not allow.
 */
export function uploadReader<const C extends UploadCall>({ form }: C): (request: FastifyRequest) => Promise<Upload<C>> {
  const check = compileBody(form);
  return async (request) => {
    if (!request.isMultipart()) {
      throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'This call does not accept this content type.');
    }
    if (Number(request.headers['content-length'] ?? 0) > IMAGE_MAX_BYTES + MOST_OVERHEAD) throw fileTooLarge();
    const { file, texts } = await readParts(request);
    const fields = check({ ...texts, ...(file === null ? {} : { file: '' }) });
    if (file === null) throw invalidFields({ path: 'file', code: 'required', message: 'is required' });
    // The form's schema has validated the value.
    return { file, fields: fields as FormOf<C> };
  };
}

async function readParts(
  request: FastifyRequest,
): Promise<{ readonly file: UploadedFile | null; readonly texts: Readonly<Record<string, unknown>> }> {
  const texts = new Map<string, unknown>();
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts()) {
      const { fieldname, filename } = namesOf(part);
      if (part.type === 'field') {
        texts.set(fieldname, part.value);
      } else if (fieldname === 'file') {
        file = { name: filename, bytes: await readFile(part.file) };
      } else {
        throw invalidFields({ path: fieldname, code: 'unknown', message: 'is not known here' });
      }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Any parser failure is the client's fault: an invalid form, or a lost connection.
    throw new ApiError(400, 'BAD_REQUEST', 'The form cannot be read.', CLOSE);
  }
  return { file, texts: Object.fromEntries(texts) };
}

/** The names of a part; empty if it has none, which the parser's types omit. */
function namesOf({ fieldname = '', filename = '' }: { readonly fieldname?: string; readonly filename?: string }) {
  return { fieldname, filename };
}

async function readFile(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > IMAGE_MAX_BYTES) throw fileTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** The rest of the upload is not read, so the connection must be closed. */
const CLOSE = { headers: { connection: 'close' } };

function fileTooLarge(): ApiError {
  return new ApiError(413, 'FILE_TOO_LARGE', `A file can have at most ${IMAGE_MAX_BYTES} bytes.`, CLOSE);
}
