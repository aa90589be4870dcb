import type { ProfilePath } from '../../../../domain/profile/profile.ts';
import { randomUuid } from '../../../relay/randomUuid.ts';
import { isSame } from './editedProfile.ts';
import type { EditedOffice, EditedProfile } from './editedProfile.ts';

export interface MergedProfile {
  readonly values: EditedProfile;
  /** Fields that both sides changed differently: `values` has my version. */
  readonly clashes: readonly ProfilePath[];
}

/** Three-way merge: applies my changes since `base` to the newer saved version, field by field; a list is one field. */
export function mergeProfiles(base: EditedProfile, mine: EditedProfile, theirs: EditedProfile): MergedProfile {
  const { values, clashes } = mergeFields(base, mine, theirs);
  const socials = mergeFields(base.socials, mine.socials, theirs.socials);
  const emailSettings = mergeFields(base.emailSettings, mine.emailSettings, theirs.emailSettings);
  return {
    values: {
      ...values,
      offices: values.offices === mine.offices ? mine.offices : withKeysOf(mine.offices, values.offices),
      socials: socials.values,
      emailSettings: emailSettings.values,
    },
    clashes: [
      ...clashes.filter((name) => name !== 'socials' && name !== 'emailSettings'),
      ...socials.clashes.map((name) => `socials.${name}` as const),
      ...emailSettings.clashes.map((name) => `emailSettings.${name}` as const),
    ],
  };
}

function mergeFields<Group extends object>(
  base: Group,
  mine: Group,
  theirs: Group,
): { readonly values: Group; readonly clashes: readonly (keyof Group)[] } {
  const names = Object.keys(theirs) as (keyof Group)[];
  const own = names.filter((name) => !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]));
  const values = { ...theirs };
  // A field that is the same on both sides stays the same object.
  for (const name of names) if (own.includes(name) || isSame(mine[name], theirs[name])) values[name] = mine[name];
  return { values, clashes: own.filter((name) => !isSame(theirs[name], base[name])) };
}

/** Gives saved offices the keys of the shown ones, so that their fields keep the focus and their own state. */
function withKeysOf(shown: readonly EditedOffice[], saved: readonly EditedOffice[]): readonly EditedOffice[] {
  const keys = shown.map(({ key }) => key);
  return saved.map((office, index) => ({
    ...office,
    key: keys[index] ?? (keys.includes(office.key) ? randomUuid() : office.key),
  }));
}
