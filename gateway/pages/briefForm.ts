import { createHash } from 'node:crypto';
import { briefInput, judgeRefusals, readBriefForm } from '../../domain/briefForm.ts';
import type { BriefFailure, BriefForm, RefusedBrief } from '../../domain/briefForm.ts';
import type { Context } from '../context.ts';
import { visitorResolvers } from '../directory/visitor.resolvers.ts';
import { UpstreamError } from '../rest/errors.ts';

/**
 * Sends a brief that a browser without JavaScript posted from an agency's page (DIR-13). Null if it was sent, else what
 * to show with the form. Rethrows errors that neither the visitor nor the upstream caused.
 */
export async function sendBriefForm(
  agency: string,
  posted: URLSearchParams,
  context: Context,
): Promise<RefusedBrief | null> {
  const form = readBriefForm(posted);
  const key = keyOf(agency, form);
  try {
    const input = { agencyAlias: agency, idempotencyKey: key, ...briefInput(form) };
    const { isSent, errors } = await visitorResolvers.Mutation.sendBrief({}, { input }, context);
    return isSent ? null : { agency, key, form, ...judgeRefusals(errors) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { agency, key, form, faults: [], failure: failureOf(error) };
  }
}

/**
 * The page with the empty form is cached for everybody, so it cannot contain an idempotency key. The key is derived
 * from the brief, so that a double click or a reload sends it once.
 */
function keyOf(agency: string, form: BriefForm): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([agency, form]))
    .digest()
    .subarray(0, 16);
  // Version 8: custom uuids.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function failureOf({ kind, outcomeUnknown, retryAfter }: UpstreamError): BriefFailure {
  if (kind === 'rateLimited') return { kind: 'tooMany', retryAfterSeconds: retryAfter };
  return { kind: kind === 'timeout' || outcomeUnknown ? 'unsure' : 'general', retryAfterSeconds: null };
}
