import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES } from '../../domain/profile/images.ts';
import type { Call, FormOf } from '../contract/call.ts';
import { ApiError, invalidFields } from './apiError.ts';
import { compileBody } from './validation.ts';

/** A call that takes a file in the field `file`, and texts in others. */
type UploadCall = Call & { readonly form: NonNullable<Call['form']> };

export interface UploadedFile {
  /** As the client calls it: for people only. */
  readonly name: string;
  readonly bytes: Buffer;
}

interface Upload<C extends UploadCall> {
  readonly file: UploadedFile;
  readonly fields: Omit<FormOf<C>, 'file'>;
}

/** Boundaries, headers and texts around the file. */
const MOST_OVERHEAD = 64 * 1024;
const LIMITS = { files: 1, fields: 8, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 20 };

/** Lets the routes of `app` take forms with a file: an instance of their own, so that the others still take none. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits: { ...LIMITS, fileSize: IMAGE_MAX_BYTES + 1 } });
}

/**
 * Answers what reads the form of a call. That throws 413 FILE_TOO_LARGE at the first byte too many, without reading the
 * rest, 415 for other bodies, 400 for a form that cannot be read and 422 for fields that the call does not allow.
 */
export function uploadReader<const C extends UploadCall>({ form }: C): (request: FastifyRequest) => Promise<Upload<C>> {
  const check = compileBody(form);
  return async (request) => {
    if (!request.isMultipart()) {
      throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'This content type is not accepted here.');
    }
    if (Number(request.headers['content-length'] ?? 0) > IMAGE_MAX_BYTES + MOST_OVERHEAD) throw fileTooLarge();
    const { file, texts } = await readParts(request);
    const fields = check({ ...texts, ...(file === null ? {} : { file: '' }) });
    if (file === null) throw invalidFields({ path: 'file', code: 'required', message: 'is required' });
    // The schema of the form has made the value what its type says.
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
      if (part.type === 'field') {
        texts.set(part.fieldname, part.value);
      } else if (part.fieldname === 'file') {
        file = { name: part.filename, bytes: await readFile(part.file) };
      } else {
        throw invalidFields({ path: part.fieldname, code: 'unknown', message: 'is not known here' });
      }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Whatever the parser stumbles over is the client's form, or its lost connection.
    throw new ApiError(400, 'BAD_REQUEST', 'The form cannot be read.', CLOSE);
  }
  return { file, texts: Object.fromEntries(texts) };
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

/** What the client still sends is not read: the connection ends with the answer. */
const CLOSE = { headers: { connection: 'close' } };

function fileTooLarge(): ApiError {
  return new ApiError(413, 'FILE_TOO_LARGE', `A file has at most ${IMAGE_MAX_BYTES} bytes.`, CLOSE);
}
