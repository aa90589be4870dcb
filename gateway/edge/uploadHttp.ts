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

export interface UploadHttpParts {
  readonly documents: Documents;
  readonly takesFiles: TakesFiles;
  readonly textForBrowsers: boolean;
}

/** Reads a multipart request's operation and files into its body. Throws the GatewayError that turns it away. */
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

/** Whether the operation names a valid document; the others are refused when they run. Throws when it takes no files. */
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

/** Fastify's parser of JSON, which refuses names that reach for the prototype. It answers at once. */
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

/** A connection on which files were left unread is not used again. */
export function closeUnlessRead({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (!raw.readableEnded) void reply.header('connection', 'close');
}
