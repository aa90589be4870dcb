import { memo } from 'react';
import type { ComponentType } from 'react';
import { PROFILE_SECTIONS } from '../../../../domain/profile/profile.ts';
import type { ProfileSection } from '../../../../domain/profile/profile.ts';
import type { EditedProfile } from '../form/editedProfile.ts';

/** Wraps a section so that it only re-renders when its own fields change, not while typing in another section. */
export function ofSection<Props extends { readonly values: EditedProfile }>(
  section: ProfileSection,
  Section: ComponentType<Props>,
) {
  const fields: readonly (keyof EditedProfile)[] = PROFILE_SECTIONS[section];
  return memo(Section, (before, after) => {
    if (fields.some((field) => before.values[field] !== after.values[field])) return false;
    return (Object.keys(after) as (keyof Props)[]).every((name) => name === 'values' || before[name] === after[name]);
  });
}
