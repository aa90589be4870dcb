import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as people write it: "+49 30 1234567". Anything else is returned unchanged. */
export function phoneText(phone: string | null): string | null {
  return phone === null ? null : (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone);
}
