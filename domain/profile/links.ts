import { BRIEF_LIMITS, normalizeWebsite } from '../brief.ts';
import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import { REQUIRED } from './profile.ts';
import type { ProfileVerdict, SocialNetwork } from './profile.ts';
import { isEmptyText } from './profileTexts.ts';

/** Most code points of a website or link, with its scheme. */
export const LINK_MAX = BRIEF_LIMITS.websiteMax;

/**
 * Hosts and paths of each network (VAL-20 to VAL-23). LinkedIn: a company or a person (`in`), in any country's host;
 * X: under its former name too.
 */
const SOCIAL_PATTERNS: Readonly<Record<SocialNetwork, { readonly host: RegExp; readonly path: RegExp }>> = {
  linkedIn: { host: /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/, path: /^\/(?:company|in)\/[^/]+/ },
  facebook: { host: /^(?:(?:www|m|web|[a-z]{2}-[a-z]{2})\.)?facebook\.com$/, path: /^\/[^/]+/ },
  instagram: { host: /^(?:www\.)?instagram\.com$/, path: /^\/[\w.]{1,30}\/?$/ },
  x: { host: /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com$/, path: /^\/\w{1,15}\/?$/ },
};

/**
 * A website as a profile stores it (ENT-08): https only, `https://` is added where the scheme is missing; '' stays. Null
 * when it is none.
 */
export function normalizeProfileWebsite(value: string): string | null {
  const address = normalizeWebsite(value);
  return address === null || address === '' || new URL(address).protocol === 'https:' ? address : null;
}

/**
 * A scheduling link as a profile stores it: as a website, and with a path other than `/` (VAL-19); '' stays. Null when it
 * is none.
 */
export function normalizeScheduledLink(value: string): string | null {
  const address = normalizeProfileWebsite(value);
  if (address === null || address === '') return address;
  return /[^/]/.test(new URL(address).pathname) ? address : null;
}

/**
 * The address of a page in a network as a profile stores it: with `https://`, also where another scheme or none was
 * written (VAL-20 to VAL-23); '' stays. Null when it is none of that network.
 */
export function normalizeSocial(network: SocialNetwork, value: string): string | null {
  const address = normalizeWebsite(value);
  if (address === null || address === '') return address;
  const url = new URL(address);
  url.protocol = 'https:';
  const { host, path } = SOCIAL_PATTERNS[network];
  return host.test(url.host) && path.test(url.pathname) ? url.href : null;
}

/** The verdict on the website of a published profile, which needs one (VAL-25). */
export function checkWebsite(value: string | null): ProfileVerdict | null {
  if (value === null || isEmptyText(value)) return REQUIRED;
  return tooLong(value) ?? (normalizeProfileWebsite(value) === null ? { code: 'INVALID_WEBSITE', params: {} } : null);
}

/** The verdict on the scheduling link, which may be left out (VAL-19). */
export function checkScheduledLink(value: string | null): ProfileVerdict | null {
  return checkLink(value, normalizeScheduledLink);
}

/** The verdict on the address of a page in a network, which may be left out (VAL-20 to VAL-23). */
export function checkSocial(network: SocialNetwork, value: string | null): ProfileVerdict | null {
  return checkLink(value, (text) => normalizeSocial(network, text));
}

function checkLink(value: string | null, normalize: (text: string) => string | null): ProfileVerdict | null {
  if (value === null) return null;
  return tooLong(value) ?? (normalize(value) === null ? { code: 'INVALID_LINK', params: {} } : null);
}

function tooLong(value: string): ProfileVerdict | null {
  return codePointLength(storedText(value)) > LINK_MAX ? { code: 'TOO_LONG', params: { max: LINK_MAX } } : null;
}
