import type { LocationBook } from '../locationBook.ts';

/** Postal codes of states and provinces that people add to a city ("Austin, TX"), by alias. */
const CODES: Readonly<Record<string, string>> = {
  // United States
  arizona: 'az',
  california: 'ca',
  colorado: 'co',
  florida: 'fl',
  georgia: 'ga',
  illinois: 'il',
  indiana: 'in',
  massachusetts: 'ma',
  michigan: 'mi',
  minnesota: 'mn',
  missouri: 'mo',
  nevada: 'nv',
  'new-jersey': 'nj',
  'new-york': 'ny',
  'north-carolina': 'nc',
  ohio: 'oh',
  oregon: 'or',
  pennsylvania: 'pa',
  tennessee: 'tn',
  texas: 'tx',
  utah: 'ut',
  virginia: 'va',
  washington: 'wa',
  wisconsin: 'wi',
  // Canada
  alberta: 'ab',
  'british-columbia': 'bc',
  manitoba: 'mb',
  'nova-scotia': 'ns',
  ontario: 'on',
  quebec: 'qc',
  // Australia
  'new-south-wales': 'nsw',
  queensland: 'qld',
  'south-australia': 'sa',
  tasmania: 'tas',
  'victoria-au': 'vic',
  'western-australia': 'wa',
};

/** Codes of the states that places are in, by the place's id. */
export function stateCodes(locations: LocationBook): ReadonlyMap<number, string> {
  const codes = new Map(
    locations.all.flatMap(({ id, type, alias }) => {
      const code = type === 'State' ? CODES[alias] : undefined;
      return code === undefined ? [] : [[id, code] as const];
    }),
  );
  return new Map(
    locations.all.flatMap(({ id, line }) => {
      const code = line.map((each) => codes.get(each)).find((each) => each !== undefined);
      return code === undefined ? [] : [[id, code] as const];
    }),
  );
}
