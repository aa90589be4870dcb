import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as people write it: "+49 30 1234567". What is no such number stays as it is. */
export function phoneText(phone: string | null): string | null {
  return phone === null ? null : (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone);
}
