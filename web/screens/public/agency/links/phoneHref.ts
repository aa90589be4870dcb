import { normalizePhone } from '../../../../../domain/brief.ts';

/** Where a telephone number leads. Null for a text that is none, as a draft may have it: it is shown without a link. */
export function phoneHref(phone: string | null | undefined): string | null {
  const number = normalizePhone(phone ?? '');
  return number === null || number === '' ? null : `tel:${number}`;
}
