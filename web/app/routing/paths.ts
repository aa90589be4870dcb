import { safeRedirectTarget } from '../../../domain/redirectTarget.ts';
import { isPageAfterSignIn } from './signInTarget.ts';

/** Addresses inside the portal, without base path: the router adds it. */
export const paths = {
  overview: '/profile',
  dashboard: '/profile/dashboard',
  leads: '/profile/leads',
  lead: (slugOrUuid: string) => `/profile/leads/lead/${encodeURIComponent(slugOrUuid)}`,
  messages: '/profile/messages',
  /** The messenger with this chat open. */
  chat: (uuid: string) => `/profile/messages?${new URLSearchParams({ selectedChat: uuid })}`,
  pageOptimization: '/profile/page-optimization',
  settings: '/profile/settings',
} as const;

/** Where the page leads after sign in: `redirect_to` when it is a page of ours for readers with an account (RDR-05, RDR-06). */
export function returnTarget(search: URLSearchParams, basePath: string): string {
  return safeRedirectTarget(search.get('redirect_to'), {
    basePath,
    isKnownRoute: isPageAfterSignIn,
  });
}
