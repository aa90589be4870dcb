import { WORKING_LANGUAGES } from '../../../domain/catalogue/ranges.ts';
import type { Random } from './random.ts';

/** Countries whose agencies write in a local interface language; all others write English. */
const HOME: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['DE', 'AT', 'CH'].map((country) => [country, 'de'])),
  ...Object.fromEntries(['ES', 'MX', 'AR', 'CL', 'CO'].map((country) => [country, 'es'])),
  ...Object.fromEntries(['NL', 'BE'].map((country) => [country, 'nl'])),
  ...Object.fromEntries(['PT', 'BR'].map((country) => [country, 'pt'])),
  FR: 'fr',
  IT: 'it',
  PL: 'pl',
  SE: 'sv',
  TR: 'tr',
  JP: 'ja',
  KR: 'ko',
  VN: 'vi',
  CN: 'zh',
};

/** Further languages of countries: not interface languages, but ones that agencies can select. */
const SPOKEN: Readonly<Record<string, string>> = { DK: 'da', NO: 'no', FI: 'fi', CZ: 'cs', AE: 'ar' };

/** The language in which agencies of a country write. */
export function languageOf(country: string): string {
  return HOME[country] ?? 'en';
}

/** Like `languageOf`, except that some agencies write in English for clients abroad. */
export function textLanguageOf(country: string, generator: Random): string {
  return generator.chance(0.15) ? 'en' : languageOf(country);
}

/** Ids of the languages an agency works in: those of its texts and its country, English, and some more. */
export function agencyLanguages(language: string, country: string, generator: Random): number[] {
  const others = generator.shuffle(WORKING_LANGUAGES).slice(0, generator.pick([0, 0, 1, 1, 2, 3]));
  const codes = [language, languageOf(country), SPOKEN[country], 'en', ...others.map(({ code }) => code)];
  return [...new Set(codes)].flatMap((code) => WORKING_LANGUAGES.find((entry) => entry.code === code)?.id ?? []);
}
