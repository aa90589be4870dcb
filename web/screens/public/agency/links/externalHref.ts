/**
 * A safe href for a URL entered by an agency: http or https only, `https://` added if there is no scheme. Null for
 * anything else, which must not become a link.
 */
export function externalHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' ? href : null;
}

/** A URL for display, as it was typed but without scheme, `www.` and trailing slash. */
export function shownAddress(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
}
