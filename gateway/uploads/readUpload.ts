import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../domain/isRecord.ts';
import { IMAGE_MAX_BYTES } from '../../domain/profile/images.ts';
import type { GatewayError } from '../errors.ts';
import type { FilePermits } from './filePermits.ts';
import { malformedUpload, placeFiles } from './uploadMap.ts';
import { releaseMemory } from '../releaseMemory.ts';
import { MAX_FILES } from './uploadedFile.ts';
import type { UploadedFile } from './uploadedFile.ts';

export interface UploadParts {
  readonly permits: FilePermits;
  /** The account that the permits count for. */
  readonly accountId: string;
  /** Maximum size of `operations`, in bytes. */
  readonly maxOperationBytes: number;
  /** Parses JSON, refusing keys that could pollute prototypes. Throws for anything else. */
  readonly parseJson: (text: string) => unknown;
  /**
   * Whether to read the files. False skips them, and the operation is refused when it runs. Throws GatewayError to
   * refuse the request at once.
   */
  readonly isReadable: (operation: Record<string, unknown>) => boolean;
}

/**
 * Reads a GraphQL multipart request: `operations`, `map`, then the files. Returns the operation with an UploadedFile in
 * place of each file. Stops reading when a file exceeds its limit; the operation still runs and reports it as a user
 * error. Throws GatewayError for malformed or oversized requests, and when `ended` is aborted.
 */
export async function readUpload(
  request: FastifyRequest,
  parts: UploadParts,
  ended: AbortSignal,
): Promise<Record<string, unknown>> {
  let operation: Record<string, unknown> | null = null;
  let files: Map<string, UploadedFile> | null = null;
  for await (const part of partsOf(request, parts)) {
    if (part.type === 'file') {
      const file = files?.get(part.fieldname);
      if (!operation || !file) throw malformedUpload('map does not name this file, or comes after it.');
      files?.delete(part.fieldname);
      const content = await readContent(part);
      file.arrive(content);
      if (content === null) return operation;
    } else if (part.fieldname === 'operations' && !operation) {
      const value = readJson(part, parts);
      if (!isRecord(value)) throw malformedUpload('operations must be one operation.');
      operation = value;
      if (!parts.isReadable(operation)) return operation;
    } else if (part.fieldname === 'map' && operation && !files) {
      files = placeFiles(operation, readJson(part, parts));
      await parts.permits.take(files.size, parts.accountId, ended);
    } else {
      const isFile = files?.has(part.fieldname) ?? false;
      throw malformedUpload(isFile ? 'A file needs a file name.' : 'Send operations, then map, then the files.');
    }
  }
  if (!operation || !files || files.size > 0) throw malformedUpload('operations, map or a file of map is missing.');
  return operation;
}

async function* partsOf(request: FastifyRequest, { maxOperationBytes }: UploadParts): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({
      limits: {
        fieldNameSize: 100,
        fieldSize: maxOperationBytes,
        // One more than there are, to say what is wrong with it.
        fields: 3,
        files: MAX_FILES,
        parts: MAX_FILES + 2,
        headerPairs: 20,
        fileSize: IMAGE_MAX_BYTES + 1,
      },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Maps parser errors: truncated requests, bodies that are not multipart, exceeded limits. */
function unreadable(error: unknown): GatewayError {
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return malformedUpload('The request could not be read.', isTooMuch ? 413 : 400);
}

function readJson({ value, valueTruncated }: MultipartValue, { parseJson }: UploadParts): unknown {
  if (valueTruncated) throw malformedUpload('The operation is too large.', 413);
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    throw malformedUpload('operations and map must be JSON.');
  }
}

/** The file's bytes, or null as soon as it exceeds the limit. */
async function readContent({ file }: MultipartFile): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > IMAGE_MAX_BYTES) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreadable(error);
  }
  const content = Buffer.concat(chunks, size);
  chunks.forEach(releaseMemory);
  return content;
}
