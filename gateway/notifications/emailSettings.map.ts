import type { ProfileFault } from '../../domain/profile/profile.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { EmailSettingsErrorCode, EmailSettingsUserError } from '../schema.types.ts';

const MESSAGES: Readonly<Record<EmailSettingsErrorCode, string>> = {
  EMAIL_REQUIRED: 'An address is required.',
  EMAIL_FORMAT: 'This is not an email address.',
  EMAIL_DUPLICATE: 'The address is listed twice.',
  TOO_MANY_EMAILS: 'There are too many addresses.',
  CONSENT_REQUIRED: 'Consent is required.',
  SETTINGS_CHANGED: 'Newer settings have been saved.',
  INVALID_VALUE: 'The value was refused.',
};

const CODES: Readonly<Record<string, EmailSettingsErrorCode>> = {
  REQUIRED: 'EMAIL_REQUIRED',
  INVALID_EMAIL: 'EMAIL_FORMAT',
  DUPLICATE: 'EMAIL_DUPLICATE',
  TOO_MANY: 'TOO_MANY_EMAILS',
};

/** Refuses a save that is based on older settings. */
export const SETTINGS_CHANGED: EmailSettingsUserError = {
  code: 'SETTINGS_CHANGED',
  message: MESSAGES.SETTINGS_CHANGED,
  path: null,
};

/** A refusal that names no field. */
const REFUSED: EmailSettingsUserError = { code: 'INVALID_VALUE', message: MESSAGES.INVALID_VALUE, path: null };

function toUserError({ path, code }: { readonly path: string; readonly code: string }): EmailSettingsUserError {
  const isConsent = path.endsWith('isConsented');
  const known = isConsent ? 'CONSENT_REQUIRED' : (CODES[code] ?? 'INVALID_VALUE');
  const [field = 'values', ...index] = path.replace('emailSettings.', '').match(/\w+/g) ?? [];
  return { code: known, message: MESSAGES[known], path: [field, ...index] };
}

/** Violations of the rules, whose paths start with `emailSettings`. */
export function toEmailFaults(faults: readonly ProfileFault[]): EmailSettingsUserError[] {
  return faults.map(toUserError);
}

/** Maps the upstream's refusal to user errors; null if the user cannot fix it. */
export function toEmailUserErrors(error: unknown): EmailSettingsUserError[] | null {
  if (!(error instanceof UpstreamError) || error.status !== 422) return null;
  return error.fields.length > 0 ? error.fields.map(toUserError) : [REFUSED];
}
