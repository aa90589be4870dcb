import { normalizePhone } from '../contact/phone.ts';
import { checkScheduledLink, checkSocial } from './links.ts';
import { REQUIRED, SOCIAL_NETWORKS, faultAt } from './profile.ts';
import type {
  ProfileFault,
  ProfileForm,
  ProfileLocation,
  ProfileOffice,
  ProfileRules,
  ProfileVerdict,
} from './profile.ts';
import { checkText, isEmptyText } from './profileTexts.ts';
import { checkCount } from './selections.ts';

/**
 * Checks offices, scheduling link and social networks before publication (VAL-07 to VAL-11, VAL-19 to VAL-23, CON-20).
 * Offices are optional, but each one listed must be complete.
 */
export function checkContacts(profile: ProfileForm, { limits }: ProfileRules): readonly ProfileFault[] {
  return [
    ...faultAt('offices', checkCount(profile.offices.length, limits.locations)),
    ...profile.offices.flatMap(checkOffice),
    ...faultAt('scheduledLink', checkScheduledLink(profile.scheduledLink)),
    ...SOCIAL_NETWORKS.flatMap((network) =>
      faultAt(`socials.${network}`, checkSocial(network, profile.socials[network])),
    ),
  ];
}

function checkOffice(office: ProfileOffice, index: number): readonly ProfileFault[] {
  return [
    ...faultAt(`offices[${index}].location`, checkCity(office.location)),
    ...faultAt(`offices[${index}].postalCode`, checkText('postalCode', office.postalCode)),
    ...faultAt(`offices[${index}].address`, checkText('address', office.address)),
    ...faultAt(`offices[${index}].phone`, checkPhone(office.phone)),
  ];
}

function checkCity(location: ProfileLocation | null): ProfileVerdict | null {
  if (location === null) return REQUIRED;
  if (location.type === null) return { code: 'INVALID_VALUE', params: {} };
  return location.type === 'City' ? null : { code: 'CITY_ONLY', params: {} };
}

function checkPhone(phone: string | null): ProfileVerdict | null {
  if (phone === null || isEmptyText(phone)) return REQUIRED;
  // A phone number that consists only of brackets and hyphens normalizes to ''.
  return normalizePhone(phone) ? null : { code: 'INVALID_PHONE', params: {} };
}
