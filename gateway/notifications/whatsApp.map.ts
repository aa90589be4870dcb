import type { WireRecipient } from '../../upstream/contract/whatsapp.ts';
import { phoneText } from '../relay/phoneText.ts';
import { toGlobalId } from '../relay/ids.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { WhatsAppErrorCode, WhatsAppRecipient, WhatsAppSettings, WhatsAppUserError } from '../schema.types.ts';

/** ENT-54. */
export function toRecipient({ id, address, approved, subscribed, resendAt }: WireRecipient): WhatsAppRecipient {
  return {
    id: toGlobalId('WhatsAppRecipient', String(id)),
    number: address,
    numberText: phoneText(address) ?? address,
    isApproved: approved,
    isSubscribed: subscribed,
    resendAt: resendAt ?? null,
  };
}

/** The number in use, the one that waits for its code, and the one that can be restored. */
export function toSettings(recipients: readonly WireRecipient[]): WhatsAppSettings {
  const used = recipients.find(({ approved, removedAt }) => approved && removedAt === undefined);
  const pending = recipients.findLast(({ approved }) => !approved);
  const removed = used ? undefined : recipients.findLast(({ removedAt }) => removedAt !== undefined);
  return {
    recipient: used ? toRecipient(used) : null,
    pending: pending ? toRecipient(pending) : null,
    removed: removed ? toRecipient(removed) : null,
  };
}

const MESSAGES: Readonly<Record<WhatsAppErrorCode, string>> = {
  NUMBER_REQUIRED: 'The number is missing.',
  INVALID_NUMBER: 'This is not a phone number in international format.',
  NUMBER_IN_USE: 'This number is in use.',
  TOO_MANY_CODES: 'Another code cannot be sent yet.',
  WRONG_CODE: 'The code is wrong or has expired.',
  NOT_APPROVED: 'This number cannot be reached on WhatsApp.',
  RECIPIENT_NOT_FOUND: 'There is no such number.',
};

/** The field of the input that an error concerns, by default the number's id. */
const FIELDS: Partial<Readonly<Record<WhatsAppErrorCode, string>>> = {
  NUMBER_REQUIRED: 'number',
  INVALID_NUMBER: 'number',
  WRONG_CODE: 'code',
};

/** A user error of a WhatsApp action. `path`: the field of the input if it differs by action. */
export function whatsAppUserError(
  code: WhatsAppErrorCode,
  path = FIELDS[code] ?? 'recipientId',
  retryAfterSeconds: number | null = null,
): WhatsAppUserError {
  return { code, message: MESSAGES[code], path: [path], retryAfterSeconds };
}

/**
 * Maps the upstream's refusal to a user error (ERR-01, ERR-02); null for any other failure, which is a top-level error
 * (ERR-03). `path`: the field with the number.
 */
export function toWhatsAppUserError(error: unknown, path: 'number' | 'recipientId'): WhatsAppUserError | null {
  if (!(error instanceof UpstreamError) || error.kind !== 'status') return null;
  switch (error.code) {
    case '7':
      return whatsAppUserError('NUMBER_IN_USE', path);
    case '9':
      return whatsAppUserError('WRONG_CODE');
    case 'TOO_MANY_CODES':
      return whatsAppUserError('TOO_MANY_CODES', path, error.retryAfter);
    case 'RECIPIENT_NOT_APPROVED':
      return whatsAppUserError('NOT_APPROVED');
    default:
      if (error.status === 404) return whatsAppUserError('RECIPIENT_NOT_FOUND');
      return error.status === 422 && error.fields.some((field) => field.path === 'address')
        ? whatsAppUserError('INVALID_NUMBER')
        : null;
  }
}
