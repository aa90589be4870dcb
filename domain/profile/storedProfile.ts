import { normalizePhone } from '../contact/phone.ts';
import { normalizeEmail } from '../contact/email.ts';
import { storedText } from '../storedText.ts';
import { normalizeProfileWebsite, normalizeScheduledLink, normalizeSocial } from './links.ts';
import type { ProfileForm, ProfileLocation, ProfileOffice } from './profile.ts';
import { storedProfileText } from './profileTexts.ts';
import type { ProfileText } from './profileTexts.ts';

/**
 * Normalizes a profile for storage: trims texts, turns empty ones into null, adds schemes to links, formats phones as
 * E.164, lowercases email addresses, removes duplicate ids. Invalid values stay as typed, because a draft keeps them.
 * Idempotent. `checkProfile` gives the same result before and after.
 */
export function storedProfile(profile: ProfileForm): ProfileForm {
  const { socials, emailSettings } = profile;
  return {
    logo: profile.logo,
    name: stored('name', profile.name),
    tagline: stored('tagline', profile.tagline),
    shortDescription: stored('shortDescription', profile.shortDescription),
    detailedDescription: stored('detailedDescription', profile.detailedDescription),
    founded: profile.founded,
    numberOfEmployees: profile.numberOfEmployees,
    website: textOrNull(profile.website, normalizeProfileWebsite),
    services: once(profile.services),
    industries: once(profile.industries),
    languages: once(profile.languages),
    tools: once(profile.tools),
    budgets: once(profile.budgets),
    projectDurations: once(profile.projectDurations),
    businessSizes: once(profile.businessSizes),
    regions: onceById(profile.regions),
    offices: profile.offices.map(storedOffice),
    scheduledLink: textOrNull(profile.scheduledLink, normalizeScheduledLink),
    socials: {
      linkedIn: textOrNull(socials.linkedIn, (text) => normalizeSocial('linkedIn', text)),
      facebook: textOrNull(socials.facebook, (text) => normalizeSocial('facebook', text)),
      instagram: textOrNull(socials.instagram, (text) => normalizeSocial('instagram', text)),
      x: textOrNull(socials.x, (text) => normalizeSocial('x', text)),
    },
    emailSettings: { isConsented: emailSettings.isConsented, values: emailSettings.values.map(normalizeEmail) },
  };
}

function storedOffice({ location, postalCode, address, phone }: ProfileOffice): ProfileOffice {
  return {
    location,
    postalCode: stored('postalCode', postalCode),
    address: stored('address', address),
    phone: textOrNull(phone, (text) => normalizePhone(text) || null),
  };
}

function stored(field: ProfileText, text: string | null): string | null {
  return text === null ? null : storedProfileText(field, text) || null;
}

function textOrNull(raw: string | null, normalize: (text: string) => string | null): string | null {
  if (raw === null) return null;
  const text = storedText(raw);
  return text === '' ? null : (normalize(text) ?? text);
}

function once<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

function onceById(locations: readonly ProfileLocation[]): readonly ProfileLocation[] {
  return [...new Map(locations.map((location) => [location.id, location])).values()];
}
