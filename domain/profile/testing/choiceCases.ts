import type { BoundaryCase } from './boundaryCases.ts';
import { caseOf, fault, tariffCase } from './caseOf.ts';
import { BAVARIA, CITIES, GERMANY } from './completeProfile.ts';

const UNKNOWN = 999_999_999;

const LISTS = ['services', 'industries', 'languages', 'tools', 'budgets', 'projectDurations', 'businessSizes'] as const;

/** Selections from lists. */
export const CHOICE_CASES: readonly BoundaryCase[] = [
  ...LISTS.flatMap((list) => [
    caseOf('VAL-24', `no ${list}`, { [list]: [] }, fault(list, 'REQUIRED')),
    caseOf('VAL-24', `one of ${list}`, { [list]: [1] }),
    caseOf('ENT-04', `unknown ${list}`, { [list]: [1, UNKNOWN] }, fault(list, 'INVALID_VALUE')),
  ]),

  caseOf('VAL-15', 'no region', { regions: [] }, fault('regions', 'REQUIRED')),
  caseOf('ENT-05', 'a city, a state and a country', { regions: [...CITIES.slice(0, 1), BAVARIA, GERMANY] }),
  caseOf('ENT-05', 'an unknown region', { regions: [{ id: UNKNOWN, type: null }] }, fault('regions', 'INVALID_VALUE')),

  tariffCase('AGK_S', 'VAL-16', '2 regions, each twice', { regions: [...CITIES.slice(0, 2), ...CITIES.slice(0, 2)] }),
  tariffCase(
    'AGK_S',
    'CON-17',
    'specialties of 4 services that are not chosen themselves',
    { services: [101, 201, 301, 401] },
    fault('services', 'TOO_MANY', { max: 3 }),
  ),
  tariffCase('AGK_S', 'CON-18', '3 industries, each twice', { industries: [1, 2, 3, 1, 2, 3] }),
];
