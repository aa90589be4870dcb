import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../domain/locales.ts';
import type { Theme } from '../app/preferences/theme.ts';
import type { PageHead } from './pageHead.ts';
import { localizedPath } from './localePrefix.ts';

/** Where and for whom a public page is served; the same on the server and in the browser. */
export interface SiteSettings {
  /** Scheme, host and port as browsers see them. */
  readonly origin: string;
  /** No trailing slash, empty at the root (PLT-08). */
  readonly basePath: string;
  readonly locale: Locale;
  /** The language in the URL, or null for the reader's own. */
  readonly prefix: Locale | null;
  /** The reader's theme. */
  readonly theme: Theme;
  /** Whether the browser has a session. If so, links to the portal replace "Sign in". */
  readonly isSignedIn: boolean;
  /** Whether somebody has signed in with this browser before (ACC-02). */
  readonly knownVisitor: boolean;
  /** URL of the external purchase page, or null (RDR-03). */
  readonly subscribeUrl: string | null;
  readonly contactEmail: string;
  /** URL of the academy's exams, or null. */
  readonly academyUrl: string | null;
}

export interface Site extends SiteSettings {
  /** Server only: receives the page's head during rendering. */
  readonly collectHead: ((head: PageHead) => void) | null;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No public site above this component');
  return site;
}

/**
 * The page's own URL with its language but without the base path, to return to after sign-in or after switching
 * language or theme.
 */
export function useOwnPath(): string {
  const { prefix } = useSite();
  const { pathname, search } = useLocation();
  return localizedPath('', prefix, pathname + search);
}

/** Absolute URL of a public page (path without base path and language) in the current URL's language. */
export function absoluteAddress(site: SiteSettings, path: string): string {
  return site.origin + localizedPath(site.basePath, site.prefix, path);
}
