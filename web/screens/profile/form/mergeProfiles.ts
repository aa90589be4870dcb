import type { ProfilePath } from '../../../../domain/profile/profile.ts';
import { isSame } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';

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
    values: { ...values, socials: socials.values, emailSettings: emailSettings.values },
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
  for (const name of own) values[name] = mine[name];
  return { values, clashes: own.filter((name) => !isSame(theirs[name], base[name])) };
}
