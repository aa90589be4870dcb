import { normalizeWebsite } from './brief.ts';

/**
 * The domain used as a project's name, from a URL or a bare domain, in ASCII form (IDNA) without `www.`, path and port
 * (ENT-34). '' for an empty text, null for an invalid address.
 */
export function domainOfWebsite(value: string): string | null {
  const address = normalizeWebsite(value);
  if (address === null || address === '') return address;
  return new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '');
}
