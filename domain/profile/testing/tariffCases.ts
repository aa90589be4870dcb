import type { Tariff } from '../../tariffs.ts';
import type { ProfileCode, ProfileForm } from '../profile.ts';
import type { BoundaryCase } from './boundaryCases.ts';
import { fault, tariffCase } from './caseOf.ts';
import { CITIES, OFFICE } from './completeProfile.ts';

/** The first `count` catalogue ids. */
function first(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Second-level services: five per parent, with ids from `parent * 100 + 1`. */
function children(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (Math.floor(index / 5) + 1) * 100 + (index % 5) + 1);
}

/** A selection whose size the tariff limits. */
interface Limited {
  readonly row: string;
  readonly name: string;
  readonly path: 'offices' | 'services' | 'industries' | 'languages' | 'regions';
  readonly code: ProfileCode;
  /** Number of entries there are to choose from. */
  readonly most: number;
  readonly choose: (count: number) => Partial<ProfileForm>;
}

const TOO_MANY = { code: 'TOO_MANY' } as const;
/** The columns of spec §9. */
const COLUMNS: readonly Limited[] = [
  {
    row: 'CON-20',
    name: 'offices',
    path: 'offices',
    ...TOO_MANY,
    most: 20,
    choose: (count) => ({ offices: Array.from({ length: count }, () => OFFICE) }),
  },
  {
    row: 'CON-17',
    name: 'services',
    path: 'services',
    ...TOO_MANY,
    most: 12,
    choose: (count) => ({ services: first(count) }),
  },
  {
    row: 'CON-17',
    name: 'specialties',
    path: 'services',
    code: 'TOO_MANY_CHILDREN',
    most: 60,
    choose: (count) => ({ services: children(count) }),
  },
  {
    row: 'CON-18',
    name: 'industries',
    path: 'industries',
    ...TOO_MANY,
    most: 24,
    choose: (count) => ({ industries: first(count) }),
  },
  {
    row: 'CON-19',
    name: 'languages',
    path: 'languages',
    ...TOO_MANY,
    most: 19,
    choose: (count) => ({ languages: first(count) }),
  },
  {
    row: 'VAL-16',
    name: 'regions',
    path: 'regions',
    ...TOO_MANY,
    most: 8,
    choose: (count) => ({ regions: CITIES.slice(0, count) }),
  },
];

/** Limits per tariff in column order (spec §9); null is unlimited. */
const ALLOWED: readonly (readonly [Tariff, ...(number | null)[]])[] = [
  ['LEGACY', 3, null, null, 5, 2, 2],
  ['AP_LISTING', 1, 3, 6, 3, 2, 3],
  ['AGK_S', 1, 3, 6, 3, 2, 3],
  ['AGK_M', 3, 7, 18, 5, 5, 5],
  ['AGK_L', 5, null, null, null, 7, 7],
];

/**
 * For each tariff and limit: exactly the maximum, and one more; where there is no limit, all available entries (CON-05,
 * CON-13 to CON-20).
 */
export const TARIFF_CASES: readonly BoundaryCase[] = ALLOWED.flatMap(([tariff, ...limits]) =>
  COLUMNS.flatMap(({ row, name, path, code, most, choose }, column) => {
    const max = limits[column] ?? null;
    if (max === null) return [tariffCase(tariff, row, `all ${most} ${name}`, choose(most))];
    return [
      tariffCase(tariff, row, `${max} ${name}`, choose(max)),
      tariffCase(tariff, row, `${max + 1} ${name}`, choose(max + 1), fault(path, code, { max })),
    ];
  }),
);
