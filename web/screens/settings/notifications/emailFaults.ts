import { checkEmailSettings, firstEmailSettingsError } from '../../../../domain/profile/emailSettings.ts';
import type { EmailSettingsError } from '../../../../domain/profile/emailSettings.ts';
import type { EmailSettingsErrorCode } from '../../../relay/__generated__/useSaveEmailSettingsMutation.graphql.ts';

export interface EmailValues {
  readonly isConsented: boolean;
  readonly values: readonly string[];
}

/** The single error that the form shows, with its field: `values`, `values[1]` or `isConsented`. */
export interface EmailFault {
  readonly path: string;
  readonly code: EmailSettingsError;
}

/** The first invalid field, or null (VAL-30). */
export function firstFault(settings: EmailValues): EmailFault | null {
  const code = firstEmailSettingsError(settings);
  const [first] = checkEmailSettings(settings);
  return code && first ? { path: first.path.replace('emailSettings.', ''), code } : null;
}

/** The fault of an address that is added to `values`, or null. */
export function faultOfAdded(values: readonly string[], added: string): EmailFault | null {
  const path = `values[${values.length}]`;
  const faults = checkEmailSettings({ isConsented: true, values: [...values, added] });
  return faults.some((fault) => fault.path === `emailSettings.${path}`) ? { path, code: 'valid-email' } : null;
}

const CODES: Readonly<Record<EmailSettingsErrorCode, EmailSettingsError>> = {
  EMAIL_REQUIRED: 'enter-email',
  EMAIL_FORMAT: 'valid-email',
  EMAIL_DUPLICATE: 'valid-email',
  TOO_MANY_EMAILS: 'valid-email',
  INVALID_VALUE: 'valid-email',
  CONSENT_REQUIRED: 'checkbox',
};

/** The first field that the server refused, or null. */
export function firstRefusal(
  errors: readonly { readonly code: EmailSettingsErrorCode; readonly path: readonly string[] | null | undefined }[],
): EmailFault | null {
  const [first] = errors;
  if (!first) return null;
  const [field = 'values', index] = first.path ?? [];
  return { path: index === undefined ? field : `${field}[${index}]`, code: CODES[first.code] };
}
