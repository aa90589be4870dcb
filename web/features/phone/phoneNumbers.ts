import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

// Half of the form's JavaScript, so it is only imported once a phone number is shown.

/** A phone number in stored and display format, with its country. */
export interface PhoneNumber {
  /** `+84912345678` */
  readonly e164: string;
  /** `+84 912 345 678` */
  readonly shown: string;
  /** ISO 3166-1 alpha-2; null when several countries share the calling code and none of them is preferred. */
  readonly country: string | null;
  /** The national number, digits only. */
  readonly national: string;
}

/** Parses a number dialed from `country`, or with a calling code; null if it can't be valid. */
export function readPhone(text: string, country: string | null): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), {
    ...(isCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  // E.164 has no extension: the input stays as typed and is rejected.
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

/** Countries with a numbering plan, and their calling codes. */
export function phoneCountries(): readonly { readonly country: string; readonly callingCode: string }[] {
  return getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));
}

function isCountry(country: string | null): country is CountryCode {
  return country !== null && getCountries().some((known) => known === country);
}
