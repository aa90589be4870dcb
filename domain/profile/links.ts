import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import { normalizeWebsite, WEBSITE_MAX } from '../contact/website.ts';
import { REQUIRED } from './profile.ts';
import type { ProfileVerdict, SocialNetwork } from './profile.ts';
import { isEmptyText } from './profileTexts.ts';

/**
 * Hosts and paths of each network (VAL-20 to VAL-23). LinkedIn: companies and people (`in`) on any country's host. X:
 * also under its former name.
 */
const SOCIAL_PATTERNS: Readonly<Record<SocialNetwork, { readonly host: RegExp; readonly path: RegExp }>> = {
  linkedIn: { host: /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/, path: /^\/(?:company|in)\/[^/]+/ },
  facebook: { host: /^(?:(?:www|m|web|[a-z]{2}-[a-z]{2})\.)?facebook\.com$/, path: /^\/[^/]+/ },
  instagram: { host: /^(?:www\.)?instagram\.com$/, path: /^\/[\w.]{1,30}\/?$/ },
  x: { host: /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com$/, path: /^\/\w{1,15}\/?$/ },
};

/**
 * Normalizes a website for storage (ENT-08): accepts only https, adds `https://` if missing, leaves '' as it is. Null
 * when invalid.
 */
export function normalizeProfileWebsite(value: string): string | null {
  const address = normalizeWebsite(value);
  return address === null || address === '' || new URL(address).protocol === 'https:' ? address : null;
}

/**
 * Normalizes a scheduling link for storage: like a website, but the path must not be just `/` (VAL-19). Null when
 * invalid.
 */
export function normalizeScheduledLink(value: string): string | null {
  const address = normalizeProfileWebsite(value);
  if (address === null || address === '') return address;
  return /[^/]/.test(new URL(address).pathname) ? address : null;
}

/**
 * Normalizes a social network URL for storage: changes the scheme to `https://` and leaves '' as it is (VAL-20 to
 * VAL-23). Null when the URL does not belong to the network.
 */
export function normalizeSocial(network: SocialNetwork, value: string): string | null {
  const address = normalizeWebsite(value);
  if (address === null || address === '') return address;
  const url = new URL(address);
  url.protocol = 'https:';
  const { host, path } = SOCIAL_PATTERNS[network];
  return host.test(url.host) && path.test(url.pathname) ? url.href : null;
}

/** The verdict on the website of a published profile, where it is required (VAL-25). */
export function checkWebsite(value: string | null): ProfileVerdict | null {
  if (value === null || isEmptyText(value)) return REQUIRED;
  return tooLong(value) ?? (normalizeProfileWebsite(value) === null ? { code: 'INVALID_WEBSITE', params: {} } : null);
}

/** The verdict on the optional scheduling link (VAL-19). */
export function checkScheduledLink(value: string | null): ProfileVerdict | null {
  return checkLink(value, normalizeScheduledLink);
}

/** The verdict on an optional social network URL (VAL-20 to VAL-23). */
export function checkSocial(network: SocialNetwork, value: string | null): ProfileVerdict | null {
  return checkLink(value, (text) => normalizeSocial(network, text));
}

function checkLink(value: string | null, normalize: (text: string) => string | null): ProfileVerdict | null {
  if (value === null) return null;
  return tooLong(value) ?? (normalize(value) === null ? { code: 'INVALID_LINK', params: {} } : null);
}

function tooLong(value: string): ProfileVerdict | null {
  return codePointLength(storedText(value)) > WEBSITE_MAX ? { code: 'TOO_LONG', params: { max: WEBSITE_MAX } } : null;
}
