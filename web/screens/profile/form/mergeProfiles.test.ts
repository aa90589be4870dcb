import { describe, expect, it } from 'vitest';
import { NEW_PROFILE } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';
import { mergeProfiles } from './mergeProfiles.ts';

const office = { key: 'saved-0', location: null, postalCode: '04109', address: 'Lindengasse 14', phone: null };
const base: EditedProfile = { ...NEW_PROFILE, name: 'Kestrel', services: ['seo'], offices: [office] };

describe('merging a version saved in the meantime (EXT-05)', () => {
  it('updates fields that were not edited, and keeps those that were', () => {
    const mine = { ...base, name: 'Kestrel Vale', socials: { ...base.socials, x: 'https://x.com/kestrel' } };
    const theirs = { ...base, services: ['seo', 'ads'], socials: { ...base.socials, facebook: 'https://fb.com/k' } };
    expect(mergeProfiles(base, mine, theirs)).toEqual({
      values: {
        ...base,
        name: 'Kestrel Vale',
        services: ['seo', 'ads'],
        socials: { ...base.socials, x: 'https://x.com/kestrel', facebook: 'https://fb.com/k' },
      },
      clashes: [],
    });
  });

  it("reports a conflict if both sides changed a field differently, and keeps the user's version", () => {
    const change = (name: string, x: string, value: string): EditedProfile => ({
      ...base,
      name,
      socials: { ...base.socials, x },
      emailSettings: { isConsented: true, values: [value] },
    });
    const { values, clashes } = mergeProfiles(base, change('A', 'x-a', 'same'), change('B', 'x-b', 'same'));
    expect(clashes).toEqual(['name', 'socials.x']);
    expect(values).toEqual(change('A', 'x-a', 'same'));
  });

  it('finds no difference if only the keys of rows or the kind of empty text differ', () => {
    const theirs = { ...base, offices: [{ ...office, key: 'saved-9' }], tagline: 'New' };
    const mine = { ...base, shortDescription: '' };
    expect(mergeProfiles(base, mine, theirs)).toEqual({ values: { ...mine, tagline: 'New' }, clashes: [] });
  });

  it('keeps the keys of the offices shown, each of them once', () => {
    const mine = { ...base, offices: [{ ...office, key: 'saved-1' }] };
    const moved = { ...office, address: 'Hafenstrasse 2' };
    const theirs = { ...base, offices: [moved, { ...office, key: 'saved-1' }] };
    const { offices } = mergeProfiles(base, mine, theirs).values;
    expect(offices).toMatchObject([{ key: 'saved-1', address: 'Hafenstrasse 2' }, { address: 'Lindengasse 14' }]);
    expect(offices[1]?.key).not.toBe('saved-1');
  });
});
