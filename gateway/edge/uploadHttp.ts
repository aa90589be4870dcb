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
import { closedSignal } from './goneSignal.ts';

/** Enough for an untouched photo. */
const MAX_DISCARDED_BYTES = 50_000_000;

export interface UploadHttpParts {
  readonly documents: Documents;
  readonly takesFiles: TakesFiles;
  readonly textForBrowsers: boolean;
}

/** Reads the operation and the files of a multipart request into its body. Throws GatewayError if it is refused. */
type ReadFiles = (request: FastifyRequest, reply: FastifyReply, viewer: Caller | null) => Promise<void>;

/** `app`: the scope in which @fastify/multipart is registered. */
export function createReadFiles(app: FastifyInstance, parts: UploadHttpParts): ReadFiles {
  const permits = new FilePermits();
  const parse = app.getDefaultJsonParser('error', 'error');
  return async (request, reply, viewer) => {
    if (!viewer) throw new GatewayError('UNAUTHENTICATED', 'Sign in first.', { http: { status: 401 } });
    const rules = {
      permits,
      maxOperationBytes: request.routeOptions.bodyLimit,
      parseJson: (text: string) => parseNow(parse, request, text),
      isReadable: (operation: DocumentRequest) => takesFiles(parts, operation, viewer),
    };
    request.body = await readUpload(request, rules, closedSignal(reply));
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
