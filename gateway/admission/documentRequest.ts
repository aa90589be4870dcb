import { GatewayError } from '../errors.ts';
import type { Caller } from '../session/caller.ts';
import { LIMITS } from './limits.ts';

/** The document part of a request, as received. */
export interface DocumentRequest {
  readonly documentId?: unknown;
  readonly query?: unknown;
}

/** Message of PERSISTED_QUERY_NOT_FOUND. */
export const UNKNOWN_DOCUMENT_ID = 'No document has this documentId.';

/** The request itself is malformed, not only its document: 400 whatever media type the client accepts. */
export function malformed(message: string): GatewayError {
  return new GatewayError('BAD_USER_INPUT', message, { http: { status: 400 } });
}

/** The document has several operations and none is named, or none of this name. */
export function noOperation(operationName: string | null | undefined): GatewayError {
  const message = operationName == null ? 'operationName is missing.' : 'No operation has this operationName.';
  return new GatewayError('BAD_USER_INPUT', message);
}

/**
 * Checks whether a caller may send this document: everybody may send trusted documents by id, bearer tokens may also
 * send text (and so may everybody with `textForBrowsers`). Used for HTTP and WebSocket (GWY-20). Throws GatewayError.
 */
export function checkDocumentRequest(
  { documentId, query }: DocumentRequest,
  viewer: Caller | null,
  textForBrowsers: boolean,
): void {
  const isText = typeof query === 'string' && query.trim() !== '';
  if (documentId !== undefined && documentId !== null) {
    if (typeof documentId !== 'string') throw malformed('documentId must be a string.');
    if (isText) throw malformed('Send documentId or query, not both.');
    return;
  }
  if (!isText) return;
  if (viewer?.kind !== 'bearer' && !textForBrowsers) {
    throw new GatewayError(
      'FORBIDDEN',
      'Send an access token: without one, only operations of the portal run, by documentId.',
    );
  }
  if (query.length > LIMITS.characters) {
    throw new GatewayError('TOO_COSTLY', `The document is longer than ${LIMITS.characters} characters.`);
  }
}
