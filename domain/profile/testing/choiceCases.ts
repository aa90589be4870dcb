import type { BoundaryCase } from './boundaryCases.ts';
import { caseOf, fault, tariffCase } from './caseOf.ts';
import { BAVARIA, CITIES, GERMANY, OFFICE } from './completeProfile.ts';

const UNKNOWN = 999_999_999;

/** The first ids of the catalogue. */
function first(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Services of the second level: five of each of the first parents, whose ids are `parent * 100 + 1` and on. */
function children(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (Math.floor(index / 5) + 1) * 100 + (index % 5) + 1);
}

const LISTS = ['services', 'industries', 'languages', 'tools', 'budgets', 'projectDurations', 'businessSizes'] as const;

/** What is chosen from lists, with the limits of the tariffs. */
export const CHOICE_CASES: readonly BoundaryCase[] = [
  ...LISTS.flatMap((list) => [
    caseOf('VAL-24', `no ${list}`, { [list]: [] }, fault(list, 'REQUIRED')),
    caseOf('VAL-24', `one of ${list}`, { [list]: [1] }),
    caseOf('ENT-04', `unknown ${list}`, { [list]: [1, UNKNOWN] }, fault(list, 'INVALID_VALUE')),
  ]),

  caseOf('VAL-15', 'no region', { regions: [] }, fault('regions', 'REQUIRED')),
  caseOf('ENT-05', 'a city, a state and a country', { regions: [...CITIES.slice(0, 1), BAVARIA, GERMANY] }),
  caseOf('ENT-05', 'an unknown region', { regions: [{ id: UNKNOWN, type: null }] }, fault('regions', 'INVALID_VALUE')),
  tariffCase('AGK_S', 'VAL-16', '3 regions', { regions: CITIES.slice(0, 3) }),
  tariffCase('AGK_S', 'VAL-16', '4 regions', { regions: CITIES.slice(0, 4) }, fault('regions', 'TOO_MANY', { max: 3 })),
  tariffCase('AGK_S', 'VAL-16', '2 regions, each twice', { regions: [...CITIES.slice(0, 2), ...CITIES.slice(0, 2)] }),
  tariffCase('LEGACY', 'VAL-16', '2 regions', { regions: CITIES.slice(0, 2) }),
  tariffCase(
    'LEGACY',
    'VAL-16',
    '3 regions',
    { regions: CITIES.slice(0, 3) },
    fault('regions', 'TOO_MANY', { max: 2 }),
  ),
  tariffCase('AGK_L', 'VAL-16', '7 regions', { regions: CITIES.slice(0, 7) }),
  tariffCase('AGK_L', 'VAL-16', '8 regions', { regions: CITIES }, fault('regions', 'TOO_MANY', { max: 7 })),

  tariffCase('AGK_S', 'CON-17', '3 services', { services: first(3) }),
  tariffCase('AGK_S', 'CON-17', '4 services', { services: first(4) }, fault('services', 'TOO_MANY', { max: 3 })),
  tariffCase('AGK_S', 'CON-17', '6 specialties', { services: children(6) }),
  tariffCase(
    'AGK_S',
    'CON-17',
    '7 specialties',
    { services: children(7) },
    fault('services', 'TOO_MANY_CHILDREN', { max: 6 }),
  ),
  tariffCase(
    'AGK_S',
    'CON-17',
    'specialties of 4 services that are not chosen themselves',
    { services: [101, 201, 301, 401] },
    fault('services', 'TOO_MANY', { max: 3 }),
  ),
  tariffCase('AP_LISTING', 'CON-17', '4 services', { services: first(4) }, fault('services', 'TOO_MANY', { max: 3 })),
  tariffCase('AGK_M', 'CON-17', '7 services, 18 specialties', { services: [...first(7), ...children(18)] }),
  tariffCase('AGK_M', 'CON-17', '8 services', { services: first(8) }, fault('services', 'TOO_MANY', { max: 7 })),
  tariffCase(
    'AGK_M',
    'CON-17',
    '19 specialties',
    { services: children(19) },
    fault('services', 'TOO_MANY_CHILDREN', { max: 18 }),
  ),
  tariffCase('AGK_L', 'CON-17', 'all services', { services: [...first(12), ...children(60)] }),
  tariffCase('LEGACY', 'CON-17', 'all services', { services: [...first(12), ...children(60)] }),

  tariffCase('AGK_S', 'CON-18', '3 industries', { industries: first(3) }),
  tariffCase('AGK_S', 'CON-18', '4 industries', { industries: first(4) }, fault('industries', 'TOO_MANY', { max: 3 })),
  tariffCase('AGK_S', 'CON-18', '3 industries, each twice', { industries: [...first(3), ...first(3)] }),
  tariffCase('AGK_M', 'CON-18', '6 industries', { industries: first(6) }, fault('industries', 'TOO_MANY', { max: 5 })),
  tariffCase('AGK_L', 'CON-18', 'all industries', { industries: first(24) }),

  tariffCase('AGK_S', 'CON-19', '2 languages', { languages: first(2) }),
  tariffCase('AGK_S', 'CON-19', '3 languages', { languages: first(3) }, fault('languages', 'TOO_MANY', { max: 2 })),
  tariffCase('AGK_L', 'CON-19', '7 languages', { languages: first(7) }),
  tariffCase('AGK_L', 'CON-19', '8 languages', { languages: first(8) }, fault('languages', 'TOO_MANY', { max: 7 })),

  tariffCase('AGK_S', 'CON-20', '1 office', { offices: [OFFICE] }),
  tariffCase('AGK_S', 'CON-20', '2 offices', { offices: [OFFICE, OFFICE] }, fault('offices', 'TOO_MANY', { max: 1 })),
  tariffCase('AGK_M', 'CON-05', '3 offices', { offices: Array.from({ length: 3 }, () => OFFICE) }),
  tariffCase(
    'AGK_M',
    'CON-05',
    '4 offices',
    { offices: Array.from({ length: 4 }, () => OFFICE) },
    fault('offices', 'TOO_MANY', { max: 3 }),
  ),
  tariffCase('AGK_L', 'CON-20', '5 offices', { offices: Array.from({ length: 5 }, () => OFFICE) }),
  tariffCase(
    'AGK_L',
    'CON-20',
    '6 offices',
    { offices: Array.from({ length: 6 }, () => OFFICE) },
    fault('offices', 'TOO_MANY', { max: 5 }),
  ),
];
