import { normalizeWebsite } from './brief.ts';

/**
 * The domain that a project is named by, of an address or a bare domain, as the name system spells it: without `www.`, path and port
 * (ENT-34). '' for an empty text, null for what is no address of a website.
 */
export function domainOfWebsite(value: string): string | null {
  const address = normalizeWebsite(value);
  if (address === null || address === '') return address;
  return new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '');
}
