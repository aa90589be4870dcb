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
  readonly code: EmailSettingsError | 'too-many';
}

/** The first invalid field, or null (VAL-30). */
export function firstFault(settings: EmailValues): EmailFault | null {
  const code = firstEmailSettingsError(settings);
  const [first] = checkEmailSettings(settings);
  if (!code || !first) return null;
  // Only settings that were saved elsewhere meanwhile can make the list too long.
  return { path: first.path.replace('emailSettings.', ''), code: first.code === 'TOO_MANY' ? 'too-many' : code };
}

/** The fault of an address that is added to `values`, or null. */
export function faultOfAdded(values: readonly string[], added: string): EmailFault | null {
  const path = `values[${values.length}]`;
  const faults = checkEmailSettings({ isConsented: true, values: [...values, added] });
  return faults.some((fault) => fault.path === `emailSettings.${path}`) ? { path, code: 'valid-email' } : null;
}

/** Any other refused value is no address, or listed twice. */
const CODES: Readonly<Partial<Record<EmailSettingsErrorCode, EmailFault['code']>>> = {
  EMAIL_REQUIRED: 'enter-email',
  TOO_MANY_EMAILS: 'too-many',
  CONSENT_REQUIRED: 'checkbox',
};

type Refusals = readonly {
  readonly code: EmailSettingsErrorCode;
  readonly path: readonly string[] | null | undefined;
}[];

/** Whether somebody else saved the settings meanwhile. */
export function isOvertaken(errors: Refusals): boolean {
  return errors.some(({ code }) => code === 'SETTINGS_CHANGED');
}

/** The first field that the server refused; `general` if that is none of the form, null if nothing was refused. */
export function firstRefusal(errors: Refusals): EmailFault | 'general' | null {
  const [first] = errors;
  if (!first) return null;
  const [field, index] = first.path ?? [];
  if (field !== 'values' && field !== 'isConsented') return 'general';
  return { path: index === undefined ? field : `${field}[${index}]`, code: CODES[first.code] ?? 'valid-email' };
}
