import { expect, it } from 'vitest';
import { TARIFF_LIMITS } from '../tariffs.ts';
import type { Tariff } from '../tariffs.ts';
import { CITIES } from './testing/completeProfile.ts';
import { updatedLimits } from './updatedLimits.ts';

it.each<[Tariff, number, number, string[]]>([
  ['AGK_S', 3, 2, []],
  ['AGK_S', 4, 2, ['geofocus']],
  ['AGK_S', 3, 3, ['language']],
  ['AGK_S', 5, 5, ['geofocus', 'language']],
  ['AGK_M', 5, 5, []],
  ['NONE', 1, 1, ['geofocus', 'language']],
])('%s with %i regions and %i languages: %j (ENT-12)', (tariff, regions, languages, expected) => {
  const profile = {
    regions: CITIES.slice(0, regions),
    languages: Array.from({ length: languages }, (_, index) => index + 1),
  };
  expect(updatedLimits(profile, TARIFF_LIMITS[tariff])).toEqual(expected);
});

it('counts a duplicate region once (ENT-12)', () => {
  const regions = [...CITIES.slice(0, 3), ...CITIES.slice(0, 3)];
  expect(updatedLimits({ regions, languages: [1, 1, 1] }, TARIFF_LIMITS.AGK_S)).toEqual([]);
});
