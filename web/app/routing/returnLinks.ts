// Links that return to the current page. Must not import the route table: visitor pages use them too.

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** The sign-in page, returning here afterwards (RDR-01). */
export function loginPath(back: Place): string {
  return withReturn('/login', back);
}

/** The sign-up page, returning here afterwards (RDR-02). */
export function signupPath(back: Place): string {
  return withReturn('/signup', back);
}

function withReturn(path: string, { pathname, search, hash = '' }: Place): string {
  return `${path}?${new URLSearchParams({ redirect_to: pathname + search + hash })}`;
}

/**
 * Purchase link: the external shop with offer, name and return URL (RDR-03), or an email link if there is no shop.
 * `returnTo` is an absolute URL.
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
