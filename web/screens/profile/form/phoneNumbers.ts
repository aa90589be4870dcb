import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

// The numbering plans are half of what the form weighs: imported when a phone number is shown, never before.

/** A telephone number as it is stored, shown, and where it is from. */
export interface PhoneNumber {
  /** `+84912345678` */
  readonly e164: string;
  /** `+84 912 345 678` */
  readonly shown: string;
  /** ISO 3166-1 alpha-2; null when several countries share the calling code and none of them is preferred. */
  readonly country: string | null;
  /** What is dialled inside the country, digits only. */
  readonly national: string;
}

/** Reads a number as it is dialled from `country`, or with its calling code from anywhere; null for what can be none. */
export function readPhone(text: string, country: string | null): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), {
    ...(isCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  // What is stored has no room for an extension: it stays as it is typed, and is refused.
  if (!number?.isPossible() || number.ext !== undefined) return null;
  const isFromCountry = isCountry(country) && getCountryCallingCode(country) === number.countryCallingCode;
  return {
    e164: number.number,
    shown: number.formatInternational(),
    country: isFromCountry ? country : (number.country ?? null),
    national: number.nationalNumber,
  };
}

/** The same number with another country's calling code. */
export function movePhone({ national }: PhoneNumber, country: string): string | null {
  return isCountry(country) ? `+${getCountryCallingCode(country)}${national}` : null;
}

/** Countries with a numbering plan, with the code that is dialled to reach them. */
export function phoneCountries(): readonly { readonly country: string; readonly callingCode: string }[] {
  return getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));
}

function isCountry(country: string | null): country is CountryCode {
  return country !== null && getCountries().some((known) => known === country);
}
