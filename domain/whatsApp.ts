import { normalizePhone } from './brief.ts';

/** The subscription of the upstream with WhatsApp notifications (CON-06). */
export const WHATSAPP_SUBSCRIPTION = 206;

/** Digits of a verification code. */
export const CODE_DIGITS = 6;

/** How long a code can be used, in milliseconds. */
export const CODE_LIFETIME = 10 * 60_000;

/** Wrong codes before the code is void. */
export const CODE_ATTEMPTS = 5;

/** Time between two codes for one number, in milliseconds. */
export const CODE_RESEND_WAIT = 60_000;

/** Reasons to refuse a number before it is sent (STA-62). */
export type NumberError = 'required' | 'invalid';

/** The number in E.164, or why it is none (STA-62). Numbers without a calling code are invalid. */
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
