import { describe, expect, it } from 'vitest';
import { DEFAULT_DIRECTORY_SEARCH } from '../address/directorySearch.ts';
import { agencyHref } from './agencyHref.ts';
import { matchReasons } from './matchReasons.ts';

const NORDLICHT = {
  services: [
    { alias: 'seo', name: 'SEO' },
    { alias: 'ppc', name: 'PPC' },
  ],
  cities: [
    { alias: 'hamburg', name: 'Hamburg', country: 'DE' },
    { alias: 'berlin', name: 'Berlin', country: 'DE' },
  ],
  hasMinBudget: true,
};
const BERLIN = { alias: 'berlin', country: 'DE', isCountry: false };
const GERMANY = { alias: 'germany', country: 'DE', isCountry: true };
const POTSDAM = { alias: 'potsdam', country: 'DE', isCountry: false };

function reasons(search: { services?: string[]; locations?: string[]; budgets?: string[] }, agency = NORDLICHT) {
  return matchReasons({ services: [], locations: [], budgets: [], ...search }, agency, [BERLIN, GERMANY, POTSDAM]);
}

describe('why an agency matches a search (DIR-09)', () => {
  it('names service, place and budget in this order', () => {
    expect(reasons({ budgets: ['2'], locations: ['berlin'], services: ['ppc'] })).toEqual([
      { kind: 'service', name: 'PPC' },
      { kind: 'office', city: 'Berlin' },
      { kind: 'budget' },
    ]);
  });

  it('counts an office anywhere in a country for the country', () => {
    expect(reasons({ locations: ['germany'] })).toEqual([{ kind: 'office', city: 'Hamburg' }]);
  });

  it('calls an agency that only works for clients in the place a near match', () => {
    expect(reasons({ locations: ['potsdam'] })).toEqual([{ kind: 'region', city: 'Hamburg' }]);
    expect(reasons({ locations: ['potsdam'] }, { ...NORDLICHT, cities: [] })).toEqual([{ kind: 'region', city: null }]);
  });

  it('gives no reason that the search or the agency does not give', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ services: ['design'], locations: ['nowhere'] })).toEqual([]);
    expect(reasons({ budgets: ['2'] }, { ...NORDLICHT, hasMinBudget: false })).toEqual([]);
  });
});

it('an agency’s address carries the filters that its page gives reasons for', () => {
  const search = { ...DEFAULT_DIRECTORY_SEARCH, industries: ['3'], sort: 'rating', page: 2 } as const;
  expect(agencyHref('nordlicht', search)).toBe('/agencies/nordlicht');
  expect(agencyHref('nordlicht', { ...search, services: ['ppc', 'seo'], locations: ['berlin'] })).toBe(
    '/agencies/nordlicht?services=ppc,seo&locations=berlin',
  );
});
