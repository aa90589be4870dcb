/** Standard VAT rates in the European Union, in percent. */
const UNION: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Taxes on digital services outside the EU, in percent. */
const ELSEWHERE: Readonly<Record<string, number>> = {
  AU: 10,
  CH: 8.1,
  GB: 20,
  IN: 18,
  JP: 10,
  KR: 10,
  NO: 25,
  NZ: 15,
  SG: 9,
  TR: 20,
  TW: 5,
};

/**
 * The tax on a purchase in percent (RTE-14): the rate of the billing address's country; 0 for EU businesses with a VAT
 * number, to which reverse charge applies, and in countries without such a tax.
 */
export function taxPercentOf({ country, vatNumber }: { country: string; vatNumber: string | null }): number {
  const union = UNION[country];
  if (union !== undefined) return vatNumber === null ? union : 0;
  return ELSEWHERE[country] ?? 0;
}
