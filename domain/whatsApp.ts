import { normalizePhone } from './contact/phone.ts';

/** The upstream's id of the subscription for WhatsApp notifications (CON-06). */
export const WHATSAPP_SUBSCRIPTION = 206;

/** Number of digits in a verification code. */
export const CODE_DIGITS = 6;

/** How long a code is valid, in milliseconds. */
export const CODE_LIFETIME = 10 * 60_000;

/** Number of wrong attempts after which a code becomes void. */
export const CODE_ATTEMPTS = 5;

/** Minimum time between two codes for the same number, in milliseconds. */
export const CODE_RESEND_WAIT = 60_000;

/** Why a number is rejected before it is sent to the server (STA-62). */
export type NumberError = 'required' | 'invalid';

/** The number in E.164 format, or why it is invalid (STA-62). Numbers without a calling code are invalid. */
export function readWhatsAppNumber(
  text: string,
): { readonly ok: true; readonly number: string } | { readonly ok: false; readonly code: NumberError } {
  const number = normalizePhone(text);
  if (number === null) return { ok: false, code: 'invalid' };
  return number === '' ? { ok: false, code: 'required' } : { ok: true, number };
}

/** A code as typed or pasted, without spaces and hyphens; null unless it has six digits. */
export function readCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s\u2010-\u2015-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
