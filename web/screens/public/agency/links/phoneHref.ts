import { normalizePhone } from '../../../../../domain/contact/phone.ts';

/**
 * The `tel:` link of a phone number. Null for invalid numbers, which drafts can contain: they are shown as plain text.
 */
export function phoneHref(phone: string | null | undefined): string | null {
  const number = normalizePhone(phone ?? '');
  return number === null || number === '' ? null : `tel:${number}`;
}
