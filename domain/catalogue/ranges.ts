/** Project budgets in whole USD; null means no upper limit (ENT-18). */
export const BUDGETS = [
  { id: 1, from: 0, to: 1000 },
  { id: 2, from: 1000, to: 2500 },
  { id: 3, from: 2500, to: 5000 },
  { id: 4, from: 5000, to: 10_000 },
  { id: 5, from: 10_000, to: 25_000 },
  { id: 6, from: 25_000, to: null },
] as const;

/** Project durations in months; null means no upper limit (ENT-20). Leads and stories use `key`. */
export const PROJECT_DURATIONS = [
  { id: 1, key: 'lessThanMonth', from: null, to: 1 },
  { id: 2, key: 'oneToThreeMonths', from: 1, to: 3 },
  { id: 3, key: 'threeToSixMonths', from: 3, to: 6 },
  { id: 4, key: 'moreThanSixMonths', from: 6, to: null },
] as const;

/** Numbers of employees of an agency; null means no upper limit (ENT-03, ENT-22). */
export const EMPLOYEE_RANGES = [
  { id: 1, from: 1, to: 9 },
  { id: 2, from: 10, to: 49 },
  { id: 3, from: 50, to: 249 },
  { id: 4, from: 250, to: null },
] as const;

/** Sizes of the companies an agency works for (ENT-22). */
export const BUSINESS_SIZES = [
  { id: 1, name: 'small' },
  { id: 2, name: 'mid' },
  { id: 3, name: 'enterprise' },
] as const;

const LANGUAGE_CODES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'tr',
  'vi',
  'zh',
  'ja',
  'ko',
  'ar',
] as const;
export type WorkingLanguage = (typeof LANGUAGE_CODES)[number];

/** The 19 working languages of agencies, ISO 639-1 (ENT-19). */
export const WORKING_LANGUAGES = LANGUAGE_CODES.map((code, index) => ({ id: index + 1, code }));
