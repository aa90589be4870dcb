import { storedText } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';

/** Maximum length of a website or link including its scheme, in code points. */
export const WEBSITE_MAX = 500;

/**
 * Normalizes a website: adds `https://` if the scheme is missing, and leaves '' as it is. Null if invalid: another
 * scheme, a name without a dot, an IP address, credentials, or too long (DIR-13).
 */
export function normalizeWebsite(value: string): string | null {
  const text = storedText(value);
  if (text === '') return '';
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || codePointLength(address) > WEBSITE_MAX || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  // The last label distinguishes names from IP addresses: only in a name does it start with a letter.
  return isWeb && /^[^.[\]]+(?:\.[^.[\]]+)*\.[a-z][a-z\d-]+\.?$/.test(hostname) ? address : null;
}

/**
 * The domain used as a project's name, from a URL or a bare domain, in ASCII form (IDNA) without `www.`, path and port
 * (ENT-34). '' for an empty text, null for an invalid address.
 */
export function domainOfWebsite(value: string): string | null {
  const address = normalizeWebsite(value);
  if (address === null || address === '') return address;
  return new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '');
}
