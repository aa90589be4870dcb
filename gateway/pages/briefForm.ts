import { hash } from 'node:crypto';
import { briefInput, judgeRefusals, readBriefForm } from '../../domain/briefForm.ts';
import type { BriefFailure, BriefForm, RefusedBrief } from '../../domain/briefForm.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { isUuid } from '../../domain/uuid.ts';
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
  const derived = keyOf(agency, form);
  for (const key of new Set([draftKey(posted) ?? derived, derived])) {
    const outcome = await send(agency, key, form, context);
    // Else it was changed after its first version had arrived.
    if (outcome !== 'keyReused') return outcome;
  }
  // The same brief has arrived, from the page in another language.
  return null;
}

/** What to show with the form of a brief that is not sent because of too many writes; `wait`: seconds. */
export function refuseBriefForm(agency: string, posted: URLSearchParams, wait: number): RefusedBrief {
  const form = readBriefForm(posted);
  const key = draftKey(posted) ?? keyOf(agency, form);
  return { agency, key, form, faults: [], failure: { kind: 'tooMany', retryAfterSeconds: wait } };
}

async function send(
  agency: string,
  key: string,
  form: BriefForm,
  context: Context,
): Promise<RefusedBrief | 'keyReused' | null> {
  try {
    const input = { agencyAlias: agency, idempotencyKey: key, ...briefInput(form) };
    const { isSent, errors } = await visitorResolvers.Mutation.sendBrief({}, { input }, context);
    return isSent ? null : { agency, key, form, ...judgeRefusals(errors) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === ('IDEMPOTENCY_KEY_REUSED' satisfies ErrorCode)) return 'keyReused';
    return { agency, key, form, faults: [], failure: failureOf(error) };
  }
}

/** The key of the draft in the browser, which may already have sent it; null without one. */
function draftKey(posted: URLSearchParams): string | null {
  const key = posted.get('key') ?? '';
  return isUuid(key) ? key : null;
}

/**
 * The page with the empty form is cached for everybody, so it cannot contain an idempotency key. Without a draft the
 * key is derived from the brief, so that a double click or a reload sends it once.
 */
function keyOf(agency: string, form: BriefForm): string {
  const bytes = hash('sha256', JSON.stringify([agency, form]), 'buffer').subarray(0, 16);
  // Version 8: custom uuids.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function failureOf({ kind, outcomeUnknown, retryAfter }: UpstreamError): BriefFailure {
  if (kind === 'rateLimited') return { kind: 'tooMany', retryAfterSeconds: retryAfter };
  return { kind: kind === 'timeout' || outcomeUnknown ? 'unsure' : 'general', retryAfterSeconds: null };
}
