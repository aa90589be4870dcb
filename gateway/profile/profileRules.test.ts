import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_PROFILE } from '../../domain/profile/testing/completeProfile.ts';
import { BOUNDARY_CASES } from '../../domain/profile/testing/boundaryCases.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { inputOf, placesAnswer } from './testing/profileInput.ts';
import { wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const PUBLISH = `mutation ($input: ProfileInput) { publishProfile(input: $input) {
  profile { id } errors { code path min max } } }`;

/** Field names that differ between the input and the rules. */
const NAMES: Record<string, string> = {
  numberOfEmployees: 'numberOfEmployeesId',
  services: 'serviceIds',
  industries: 'industryIds',
  languages: 'languageIds',
  tools: 'toolIds',
  budgets: 'budgetIds',
  projectDurations: 'projectDurationIds',
  businessSizes: 'businessSizeIds',
  regions: 'regionIds',
};

/** The input's path; that of an unknown id in a list ends with its index. */
function inputPath(path: string, code: string): string[] {
  const parts = path
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/\.location$/, '.locationId')
    .split('.');
  const steps = parts.map((part, index) => (index === 0 ? (NAMES[part] ?? part) : part));
  const isInList = code === 'INVALID_VALUE' && steps.length === 1 && steps[0]?.endsWith('Ids') === true;
  return isInList ? [...steps, expect.stringMatching(/^\d$/) as string] : steps;
}

describe('publishing and the form agree on every case of the shared table (VAL-54)', () => {
  test.each(
    BOUNDARY_CASES.map((boundary) => [`${boundary.row}: ${boundary.name}, ${boundary.tariff}`, boundary] as const),
  )('gives the expected verdict: %s', async (_name, { tariff, change, faults }) => {
    const form = { ...COMPLETE_PROFILE, ...change };
    const logo = form.logo && { name: form.logo.name, url: '/files/logo.png' };
    portal.answer({
      'GET /csrf': { token: 't' },
      'GET /account/subscription/': { data: { subscription: { productName: 'PRO', status: 'paid', tariff } } },
      'GET /profile': { ...wireProfile, logo },
      'PUT /profile': { ...wireProfile, isDraft: false },
      ...placesAnswer(form),
    });
    const { data, calls, errors } = await portal.run(PUBLISH, { input: inputOf(form) });
    expect(errors).toEqual([]);
    expect(data?.['publishProfile']).toEqual({
      profile: faults.length > 0 ? null : { id: expect.any(String) as string },
      errors: faults.map(({ code, path, params }) => ({
        code,
        path: inputPath(path, code),
        min: params.min ?? null,
        max: params.max ?? null,
      })),
    });
    expect(calls.some(({ call }) => call === 'PUT /profile')).toBe(faults.length === 0);
  });
});
