import { checkAbout } from './about.ts';
import { checkClients } from './clients.ts';
import { checkContacts } from './contacts.ts';
import { checkEmailSettings } from './emailSettings.ts';
import { checkExpertise } from './expertise.ts';
import type { ProfileFault, ProfileForm, ProfileRules } from './profile.ts';

/**
 * Validates a profile that is or becomes published, shared by form, gateway and upstream (spec §5, VAL-03 to VAL-25).
 * Returns all faults in form order, at most one per path; empty if accepted.
 */
export function checkProfile(profile: ProfileForm, rules: ProfileRules): readonly ProfileFault[] {
  return [
    ...checkAbout(profile, rules),
    ...checkExpertise(profile, rules),
    ...checkClients(profile, rules),
    ...checkContacts(profile, rules),
    ...checkEmailSettings(profile.emailSettings),
  ];
}
