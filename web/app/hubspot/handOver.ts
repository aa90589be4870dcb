// Remembers the lead that was last sent to HubSpot from this browser, so that a link from another site to the callback
// page cannot change a lead: OAuth's `state` is the lead's uuid, which others may know.
const KEY = 'hubspot';

/**
 * URL of HubSpot's consent page, which returns to the callback page; `portal` is the portal's URL with base path.
 */
export function hubspotHref(hubspotUrl: string, portal: string, leadUuid: string): string {
  const url = new URL(hubspotUrl);
  url.searchParams.set('state', leadUuid);
  url.searchParams.set('redirect_uri', `${portal}/profile/hubspot`);
  return url.href;
}

/** Remembers the lead that this account is adding to HubSpot, in place of an earlier one. */
export function startHandOver(viewerId: string, leadUuid: string): void {
  try {
    window.localStorage.setItem(KEY, `${viewerId} ${leadUuid}`);
  } catch {
    // If storage is denied, the callback page refuses.
  }
}

/** Whether this account started adding the lead to HubSpot in this browser. */
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
