import { isEmail, normalizeEmail } from '../contact/email.ts';
import { REQUIRED, faultAt } from './profile.ts';
import type { ProfileFault, ProfileForm, ProfileVerdict } from './profile.ts';
import { checkCount } from './selections.ts';

/** Maximum number of notification addresses (VAL-29). */
export const EMAIL_ADDRESSES_MAX = 3;

/**
 * Checks notification addresses and consent, shared by profile and settings (VAL-12 to VAL-14, VAL-27 to VAL-29).
 * Addresses are compared case-insensitively.
 */
export function checkEmailSettings({ isConsented, values }: ProfileForm['emailSettings']): readonly ProfileFault[] {
  const addresses = values.map(normalizeEmail);
  return [
    ...faultAt(
      'emailSettings.values',
      addresses.length === 0 ? REQUIRED : checkCount(addresses.length, EMAIL_ADDRESSES_MAX),
    ),
    ...addresses.flatMap((address, index) =>
      faultAt(`emailSettings.values[${index}]`, checkAddress(address, addresses.slice(0, index))),
    ),
    ...faultAt('emailSettings.isConsented', isConsented ? null : REQUIRED),
  ];
}

/** Error messages of the settings screen, which shows one at a time (VAL-27, VAL-28, VAL-30). */
export type EmailSettingsError = 'enter-email' | 'valid-email' | 'checkbox';

/** The message for the first invalid field of the settings screen, or null (VAL-30). */
export function firstEmailSettingsError(settings: ProfileForm['emailSettings']): EmailSettingsError | null {
  const [first] = checkEmailSettings(settings);
  if (first === undefined) return null;
  if (first.path === 'emailSettings.isConsented') return 'checkbox';
  return first.code === 'REQUIRED' ? 'enter-email' : 'valid-email';
}

function checkAddress(address: string, before: readonly string[]): ProfileVerdict | null {
  if (address === '') return REQUIRED;
  if (!isEmail(address)) return { code: 'INVALID_EMAIL', params: {} };
  return before.includes(address) ? { code: 'DUPLICATE', params: {} } : null;
}
