import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { LRUCache } from 'lru-cache';

/** Formatted numbers. Formatting one takes longer than the rest of a lead, and lists show the same ones again. */
const known = new LRUCache<string, string>({ max: 10_000 });

/** A phone number as people write it: "+49 30 1234567". Anything else is returned unchanged. */
export function phoneText(phone: string | null): string | null {
  if (phone === null) return null;
  const text = known.get(phone) ?? parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  known.set(phone, text);
  return text;
}
