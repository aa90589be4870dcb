import { isRecord } from '../../domain/isRecord.ts';
import { UpstreamError } from './errors.ts';
import type { UpstreamField } from './errors.ts';
import type { TransportAnswer } from './transport.ts';
import type { CallRequest } from './upstream.ts';
import { readUserFacingReason } from './userFacingReason.ts';

/** Maps a response of status 400 or more to an error. */
export function readError({ status, body, retryAfter }: TransportAnswer, request: CallRequest): UpstreamError {
  const code = readCode(body);
  return new UpstreamError({
    // Without a credential, 401 is a failed sign-in, not an ended session.
    kind: status === 429 ? 'rateLimited' : status === 401 && request.credentialHash ? 'unauthenticated' : 'status',
    status,
    code,
    fields: readFields(body),
    retryAfter,
    // It may have failed after executing the write.
    outcomeUnknown: request.method !== 'GET' && status >= 500,
    userFacingReason: readReason(status, body, request),
  });
}

/** The sentence for users that the call asks for, of the whole refusal or of one field. */
function readReason(
  status: number,
  body: unknown,
  { userFacingReasonOf: statuses, userFacingReasonOfField: field }: CallRequest,
): string | null {
  // With fields, the message only says that they are wrong.
  if (statuses?.includes(status) && readFields(body).length === 0) return readUserFacingReason(body);
  if (field === undefined) return null;
  return readUserFacingReason(fieldsOf(body).find((one) => isRecord(one) && one['path'] === field));
}

function readCode(body: unknown): string {
  const code = isRecord(body) ? body['code'] : undefined;
  if (typeof code === 'number') return String(code);
  return typeof code === 'string' && /^\w{1,64}$/.test(code) ? code : '';
}

/** The refused fields, as received. */
function fieldsOf(body: unknown): readonly unknown[] {
  const fields = isRecord(body) ? body['fields'] : undefined;
  return Array.isArray(fields) ? fields : [];
}

function readFields(body: unknown): UpstreamField[] {
  return fieldsOf(body)
    .slice(0, 100)
    .flatMap((field) => {
      const path = isRecord(field) ? field['path'] : undefined;
      return typeof path === 'string' && /^[\w.[\]-]{1,200}$/.test(path) ? [{ path, code: readCode(field) }] : [];
    });
}
