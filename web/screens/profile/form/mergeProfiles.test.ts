import { describe, expect, it } from 'vitest';
import { NEW_PROFILE } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';
import { mergeProfiles } from './mergeProfiles.ts';

const office = { key: 'saved-0', location: null, postalCode: '04109', address: 'Lindengasse 14', phone: null };
const base: EditedProfile = { ...NEW_PROFILE, name: 'Kestrel', services: ['seo'], offices: [office] };

describe('what was saved meanwhile (EXT-05)', () => {
  it('comes into fields that were not touched, and leaves those that were', () => {
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

  it('clashes where both were changed to something different: mine stays', () => {
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

  it('is the same when only rows are told apart by other keys, or a text is empty in another way', () => {
    const theirs = { ...base, offices: [{ ...office, key: 'saved-9' }], tagline: 'New' };
    const mine = { ...base, shortDescription: '' };
    expect(mergeProfiles(base, mine, theirs)).toEqual({ values: theirs, clashes: [] });
  });
});
