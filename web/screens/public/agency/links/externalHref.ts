/**
 * Where a link to somebody else's page leads: addresses of the web only, `https://` added where no scheme is given.
 * Null when it is none; nothing else may become a link.
 */
export function externalHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' ? href : null;
}

/** How an address is read: without scheme, `www.` and a slash at the end. */
export function shownAddress(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
