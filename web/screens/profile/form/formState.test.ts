import { expect, it } from 'vitest';
import { NEW_PROFILE } from './editedProfile.ts';
import type { EditedProfile, Place } from './editedProfile.ts';
import { nextFormState, rebased } from './formState.ts';
import type { FormState } from './formState.ts';

const munich: Place = { id: 'Location:1', name: 'Munich', type: 'City', country: 'DE' };

function profile(city: string, address: string): EditedProfile {
  const office = { key: 'saved-0', location: { ...munich, name: city }, postalCode: '80331', address, phone: null };
  return { ...NEW_PROFILE, name: 'Kestrel', regions: [{ ...munich, name: city }], offices: [office] };
}

function edited(values: EditedProfile): FormState {
  const saved = profile('Munich', 'Talstrasse 1');
  return { values, saved, revision: 'first', overtaken: null, faults: [], status: { kind: 'default' } };
}

it('takes other names of places, after a change of the language, for no change of the profile (EXT-18)', () => {
  const german = profile('München', 'Talstrasse 1');
  const moved = rebased(edited(profile('Munich', 'Talstrasse 2')), { profile: german, revision: 'first' });
  expect(moved.overtaken).toBeNull();
  expect(moved.values).toEqual(profile('München', 'Talstrasse 2'));
  expect(moved.saved).toEqual(german);
});

it('still reports a change that was saved elsewhere in another language', () => {
  const elsewhere = { ...profile('München', 'Talstrasse 3'), tagline: 'Saved' };
  const { overtaken, values } = rebased(edited(profile('Munich', 'Talstrasse 2')), {
    profile: elsewhere,
    revision: 'second',
  });
  expect(overtaken).toEqual(['offices']);
  expect(values).toEqual({ ...profile('München', 'Talstrasse 2'), tagline: 'Saved' });
});

it('shows no errors of values that another tab has corrected and saved, or discarded', () => {
  const begun = edited(profile('Munich', ''));
  const refused = nextFormState(begun, {
    type: 'refused',
    faults: [{ path: 'offices[0].address', code: 'REQUIRED', params: {} }],
  });
  const typed = profile('Munich', 'Talstrasse 2');
  const followed = nextFormState(refused, { ...begun, type: 'followed', values: typed });
  expect(followed.faults).toHaveLength(1);
  const saved = nextFormState(followed, { type: 'followed', values: typed, saved: typed, revision: 'second' });
  expect(saved.faults).toEqual([]);
});
