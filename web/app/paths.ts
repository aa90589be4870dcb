import { safeRedirectTarget } from '../../domain/redirectTarget.ts';
import { matchRoute } from './routes.ts';

/** Addresses inside the portal, without base path: the router adds it. */
export const paths = {
  overview: '/profile',
  leads: '/profile/leads',
  lead: (slugOrUuid: string) => `/profile/leads/lead/${encodeURIComponent(slugOrUuid)}`,
  messages: '/profile/messages',
  /** The messenger with this chat open. */
  chat: (uuid: string) => `/profile/messages?${new URLSearchParams({ selectedChat: uuid })}`,
  settings: '/profile/settings',
} as const;

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Sign in, and come back here (RDR-01). */
export const loginPath = (back: Place): string => withReturn('/login', back);

/** Create an account, and come back here (RDR-02). */
export const signupPath = (back: Place): string => withReturn('/signup', back);

function withReturn(path: string, { pathname, search, hash = '' }: Place): string {
  return `${path}?${new URLSearchParams({ redirect_to: pathname + search + hash })}`;
}

/** Where the page leads after sign in: `redirect_to` when it is a page of ours for readers with an account (RDR-05, RDR-06). */
export function returnTarget(search: URLSearchParams, basePath: string): string {
  return safeRedirectTarget(search.get('redirect_to'), {
    basePath,
    isKnownRoute: (pathname) => {
      const { route } = matchRoute(pathname);
      return route.status === undefined && route.access !== 'visitor';
    },
  });
}

/** Where an offer is bought: the external page with offer, name and way back (RDR-03), or a mail when there is no such page. */
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
