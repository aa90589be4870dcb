// Links that bring the reader back. No route table here: the pages for visitors use them too.

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Sign in, and come back here (RDR-01). */
export function loginPath(back: Place): string {
  return withReturn('/login', back);
}

/** Create an account, and come back here (RDR-02). */
export function signupPath(back: Place): string {
  return withReturn('/signup', back);
}

function withReturn(path: string, { pathname, search, hash = '' }: Place): string {
  return `${path}?${new URLSearchParams({ redirect_to: pathname + search + hash })}`;
}

/**
 * Where an offer is bought: the external page with offer, name and way back (RDR-03), or a mail when there is no such page.
 * `returnTo` is an absolute address.
 */
export function subscribeHref(
  offer: { code: string; name: string },
  place: { subscribeUrl: string | null; contactEmail: string; returnTo: string },
): string {
  if (place.subscribeUrl === null) return `mailto:${place.contactEmail}?subject=${encodeURIComponent(offer.name)}`;
  const url = new URL(place.subscribeUrl);
  url.searchParams.set('offer', offer.code);
  url.searchParams.set('offerName', offer.name);
  url.searchParams.set('redirect_to', place.returnTo);
  return url.href;
}
