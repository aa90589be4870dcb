import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import { checkDocumentRequest } from '../admission/documentRequest.ts';
import type { DocumentRequest } from '../admission/documentRequest.ts';
import type { Documents } from '../admission/documents.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../session/caller.ts';
import { FilePermits } from '../uploads/filePermits.ts';
import { readUpload } from '../uploads/readUpload.ts';
import { malformedUpload } from '../uploads/uploadMap.ts';
import type { TakesFiles } from '../uploads/uploadTypes.ts';
import { onceClosed } from './goneSignal.ts';

/** Enough for an untouched photo. */
const MAX_DISCARDED_BYTES = 50_000_000;

export interface UploadHttpParts {
  readonly documents: Documents;
  readonly takesFiles: TakesFiles;
  readonly textForBrowsers: boolean;
}

/** Files of multipart requests. Their permits are held while files are in memory. */
export interface UploadHttp {
  /** Reads the operation and the files into the request's body. Throws GatewayError if it is refused. */
  read(request: FastifyRequest, reply: FastifyReply, viewer: Caller | null): Promise<void>;
  /** Runs the operation; it keeps its files until it ends, even if the client disconnects. */
  run<T>(request: FastifyRequest, operation: () => Promise<T>): Promise<T>;
}

interface Upload {
  /** Releases the permits. */
  readonly ended: AbortController;
  isRunning: boolean;
}

/** `app`: the scope in which @fastify/multipart is registered. */
export function createUploadHttp(app: FastifyInstance, parts: UploadHttpParts): UploadHttp {
  const permits = new FilePermits();
  const parse = app.getDefaultJsonParser('error', 'error');
  const uploads = new WeakMap<FastifyRequest, Upload>();
  return {
    async read(request, reply, viewer) {
      if (!viewer) throw new GatewayError('UNAUTHENTICATED', 'Sign in first.', { http: { status: 401 } });
      const rules = {
        permits,
        accountId: viewer.accountId,
        maxOperationBytes: request.routeOptions.bodyLimit,
        parseJson: (text: string) => parseNow(parse, request, text),
        isReadable: (operation: DocumentRequest) => takesFiles(parts, operation, viewer),
      };
      const upload: Upload = { ended: new AbortController(), isRunning: false };
      uploads.set(request, upload);
      onceClosed(reply, () => {
        if (!upload.isRunning) upload.ended.abort();
      });
      request.body = await readUpload(request, rules, upload.ended.signal);
    },
    async run(request, operation) {
      const upload = uploads.get(request);
      if (!upload) return operation();
      upload.isRunning = true;
      try {
        return await operation();
      } finally {
        upload.ended.abort();
      }
    },
  };
}

/**
 * Whether the operation names a valid document; invalid ones are refused when they run. Throws if it takes no files.
 */
function takesFiles(parts: UploadHttpParts, operation: DocumentRequest, viewer: Caller): boolean {
  checkDocumentRequest(operation, viewer, parts.textForBrowsers);
  const document = documentOf(parts.documents, operation);
  if (document && !parts.takesFiles(document)) throw malformedUpload('The operation takes no files.');
  return document !== undefined;
}

function documentOf(documents: Documents, { documentId, query }: DocumentRequest): DocumentNode | undefined {
  if (typeof documentId === 'string') return documents.trusted(documentId);
  try {
    return typeof query === 'string' ? documents.read(query) : undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** Fastify's JSON parser, which refuses `__proto__`. It calls back synchronously. */
function parseNow(
  parse: ReturnType<FastifyInstance['getDefaultJsonParser']>,
  request: FastifyRequest,
  text: string,
): unknown {
  let parsed: unknown;
  void parse(request, text, (error, value) => {
    if (error) throw error;
    parsed = value;
  });
  return parsed;
}

/**
 * Discards what is unread of a refused upload. Many clients read no response before they have sent their request, and
 * closing the connection meanwhile can lose the response. Ends the connection of a client that sends too much.
 */
export function discardUnread({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  let discarded = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) raw.destroy();
  });
  raw.resume();
}
