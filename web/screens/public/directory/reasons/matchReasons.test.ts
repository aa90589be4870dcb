import { describe, expect, it } from 'vitest';
import { DEFAULT_DIRECTORY_SEARCH } from '../address/directorySearch.ts';
import { agencyHref } from './agencyHref.ts';
import { matchReasons } from './matchReasons.ts';
import type { MatchedAgency, SearchedCriteria } from './matchReasons.ts';

const NORDLICHT = {
  services: [
    { alias: 'seo', name: 'SEO' },
    { alias: 'ppc', name: 'PPC' },
  ],
  offices: [
    { alias: 'hamburg', name: 'Hamburg', country: 'DE' },
    { alias: 'berlin', name: 'Berlin', country: 'DE' },
  ],
  industries: [{ key: '3', name: 'Retail' }],
  hasMinBudget: true,
};
const BERLIN = { alias: 'berlin', name: 'Berlin', country: 'DE', type: 'CITY' };
const GERMANY = { alias: 'germany', name: 'Germany', country: 'DE', type: 'COUNTRY' };
const POTSDAM = { alias: 'potsdam', name: 'Potsdam', country: 'DE', type: 'CITY' };
const FRANCE = { alias: 'france', name: 'France', country: 'FR', type: 'COUNTRY' };
const BAVARIA = { alias: 'bavaria', name: 'Bavaria', country: 'DE', type: 'STATE' };

function reasons(search: Partial<SearchedCriteria>, agency: MatchedAgency = NORDLICHT) {
  return matchReasons({ services: [], locations: [], industries: [], budget: [], ...search }, agency, [
    BERLIN,
    GERMANY,
    POTSDAM,
    FRANCE,
    BAVARIA,
  ]);
}

describe('why an agency matches a search (DIR-09)', () => {
  it('names service, place and budget in this order', () => {
    expect(reasons({ budget: ['2'], locations: ['berlin'], services: ['ppc'] })).toEqual([
      { kind: 'service', name: 'PPC' },
      { kind: 'office', city: 'Berlin' },
      { kind: 'budget' },
    ]);
  });

  it('an office anywhere in a country matches the country', () => {
    expect(reasons({ locations: ['germany'] })).toEqual([{ kind: 'office', city: 'Hamburg' }]);
  });

  it('calls an agency that only works with clients in the place a near match', () => {
    expect(reasons({ locations: ['potsdam'] })).toEqual([{ kind: 'region', place: 'Potsdam', city: 'Hamburg' }]);
    expect(reasons({ locations: ['potsdam'] }, { ...NORDLICHT, offices: [] })).toEqual([
      { kind: 'region', place: 'Potsdam', city: null },
    ]);
    // Many languages inflect a country's name within a sentence, and several places have no common name.
    expect(reasons({ locations: ['france'] })).toEqual([{ kind: 'region', place: null, city: 'Hamburg' }]);
    expect(reasons({ locations: ['france', 'potsdam'] })).toEqual([{ kind: 'region', place: null, city: 'Hamburg' }]);
  });

  it('relies on the contract for offices in a state', () => {
    expect(reasons({ locations: ['bavaria'] }, { ...NORDLICHT, presence: 'office' })).toEqual([
      { kind: 'office', city: 'Bavaria' },
    ]);
    expect(reasons({ locations: ['potsdam', 'bavaria'] }, { ...NORDLICHT, presence: 'office' })).toEqual([
      { kind: 'office', city: 'Bavaria' },
    ]);
  });

  it('names an industry that was searched for', () => {
    expect(reasons({ industries: ['3', '4'] })).toEqual([{ kind: 'industry', name: 'Retail' }]);
  });

  it('gives no reason that is missing in the search or in the agency', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ services: ['design'], locations: ['nowhere'] })).toEqual([]);
    expect(reasons({ budget: ['2'] }, { ...NORDLICHT, hasMinBudget: false })).toEqual([]);
  });
});

it('the link to an agency contains the filters for which its page gives reasons', () => {
  const search = { ...DEFAULT_DIRECTORY_SEARCH, languages: ['3'], sort: 'rating', page: 2 } as const;
  expect(agencyHref('nordlicht', search)).toBe('/agencies/nordlicht');
  expect(
    agencyHref('nordlicht', { ...search, services: ['ppc', 'seo'], locations: ['berlin'], industries: ['3'] }),
  ).toBe('/agencies/nordlicht?services=ppc,seo&locations=berlin&industries=3');
});
