import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_CODES, PROFILE_SECTIONS, sectionOfPath } from './profile.ts';
import { checkProfileDraft } from './profileDraft.ts';
import { checkProfile } from './profileRules.ts';
import { storedProfile } from './storedProfile.ts';
import { anyProfile } from './testing/anyProfile.ts';
import { BOUNDARY_CASES } from './testing/boundaryCases.ts';
import { COMPLETE_PROFILE, EMPTY_PROFILE, rulesOf } from './testing/completeProfile.ts';

const SCALE = rulesOf('AGK_M');

describe('boundary pairs (VAL-54)', () => {
  it.each(BOUNDARY_CASES)('gives exactly the expected faults: $row $tariff: $name', ({ tariff, change, faults }) => {
    const profile = { ...COMPLETE_PROFILE, ...change };
    expect(checkProfile(profile, rulesOf(tariff))).toEqual(faults);
    expect(checkProfile(storedProfile(profile), rulesOf(tariff))).toEqual(faults);
  });

  it('covers each code with a case', () => {
    const codes = new Set(BOUNDARY_CASES.flatMap(({ faults }) => faults.map(({ code }) => code)));
    expect([...codes].toSorted()).toEqual([...PROFILE_CODES].toSorted());
  });
});

it('lists every fault of an empty profile in form order (VAL-02, VAL-24, VAL-25)', () => {
  const faults = checkProfile(EMPTY_PROFILE, SCALE);
  expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
    ...PROFILE_SECTIONS.about.map((path) => `${path} REQUIRED`),
    ...PROFILE_SECTIONS.expertise.map((path) => `${path} REQUIRED`),
    ...PROFILE_SECTIONS.clientProfile.map((path) => `${path} REQUIRED`),
    'emailSettings.values REQUIRED',
  ]);
});

it('allows no publication without a tariff (CON-12)', () => {
  expect(checkProfile(COMPLETE_PROFILE, rulesOf('NONE')).map(({ path, params }) => [path, params.max])).toEqual([
    ['services', 0],
    ['industries', 0],
    ['languages', 0],
    ['regions', 0],
    ['offices', 0],
  ]);
});

describe('drafts (VAL-01, STA-29)', () => {
  it('accepts an empty draft', () => {
    expect(checkProfileDraft(EMPTY_PROFILE, SCALE)).toEqual([]);
  });

  it.each(BOUNDARY_CASES)('refuses only what cannot be stored: $row $name', ({ tariff, change, faults }) => {
    const unstorable = faults.filter(({ code }) => code === 'INVALID_VALUE');
    expect(checkProfileDraft({ ...COMPLETE_PROFILE, ...change }, rulesOf(tariff))).toEqual(unstorable);
  });

  it('refuses excessively long values', () => {
    const text = 'a'.repeat(10_000);
    const [office] = COMPLETE_PROFILE.offices;
    expect(checkProfileDraft({ ...COMPLETE_PROFILE, name: text, founded: 9999 }, SCALE)).toEqual([]);
    const profile = {
      ...COMPLETE_PROFILE,
      name: `${text}a`,
      founded: 10_000,
      offices: Array.from({ length: 21 }, () => office ?? expect.unreachable()),
      emailSettings: { isConsented: true, values: Array.from({ length: 11 }, () => '') },
    };
    expect(checkProfileDraft(profile, SCALE)).toEqual([
      { path: 'name', code: 'TOO_LONG', params: { max: 10_000 } },
      { path: 'founded', code: 'OUT_OF_RANGE', params: { min: 0, max: 9999 } },
      { path: 'offices', code: 'TOO_MANY', params: { max: 20 } },
      { path: 'emailSettings.values', code: 'TOO_MANY', params: { max: 10 } },
    ]);
  });
});

describe('any generated profile', () => {
  it('never throws and gives at most one fault per path, each in a known section', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        for (const faults of [checkProfile(profile, SCALE), checkProfileDraft(profile, SCALE)]) {
          const paths = faults.map(({ path }) => path);
          expect(new Set(paths).size).toBe(paths.length);
          expect(paths.map(sectionOfPath)).not.toContain(null);
        }
      }),
      { seed: 11, numRuns: 500 },
    );
  });

  it('has an idempotent stored form with the same verdict', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const stored = storedProfile(profile);
        expect(storedProfile(stored)).toEqual(stored);
        expect(checkProfile(stored, SCALE)).toEqual(checkProfile(profile, SCALE));
      }),
      { seed: 12, numRuns: 500 },
    );
  });
});
