import { checkAbout } from './about.ts';
import { checkClients } from './clients.ts';
import { checkContacts } from './contacts.ts';
import { checkEmailSettings } from './emailSettings.ts';
import { checkExpertise } from './expertise.ts';
import type { ProfileFault, ProfileForm, ProfileRules } from './profile.ts';

/**
 * The one verdict on a profile that is published, or changed while it is published, for form, gateway and upstream (spec
 * §5, VAL-03 to VAL-25): all faults in the order of the form, at most one a path; an empty list is accepted.
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
