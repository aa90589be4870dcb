// The hand-over that was started here, so that a foreign link to the callback page changes no lead: OAuth's `state` is
// the lead's uuid, which others may know.
const KEY = 'hubspot';

/** HubSpot's consent page, which leads back to the callback page; `portal` is the portal's address with base path. */
export function hubspotHref(hubspotUrl: string, portal: string, leadUuid: string): string {
  const url = new URL(hubspotUrl);
  url.searchParams.set('state', leadUuid);
  url.searchParams.set('redirect_uri', `${portal}/profile/hubspot`);
  return url.href;
}

/** Remembers the lead whose hand-over this account starts, in place of an earlier one. */
export function startHandOver(viewerId: string, leadUuid: string): void {
  try {
    window.localStorage.setItem(KEY, `${viewerId} ${leadUuid}`);
  } catch {
    // Storage is denied: the callback page refuses.
  }
}

/** Whether this account started the hand-over of the lead in this browser. */
export function isStarted(viewerId: string, leadUuid: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === `${viewerId} ${leadUuid}`;
  } catch {
    return false;
  }
}

export function endHandOver(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
