import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../domain/locales.ts';
import type { Theme } from '../app/preferences/theme.ts';
import type { PageHead } from './pageHead.ts';
import { localizedPath } from './localePrefix.ts';

/** What a public page knows of the place it is served from: the same on the server and in the browser. */
export interface SiteSettings {
  /** Scheme, host and port that browsers see. */
  readonly origin: string;
  /** Without slash at its end, empty at the root (PLT-08). */
  readonly basePath: string;
  readonly locale: Locale;
  /** The language that the address names; null: the reader's own. */
  readonly prefix: Locale | null;
  /** The reader's choice of colours. */
  readonly theme: Theme;
  /** Whether the browser holds a session: the portal is offered in place of signing in. */
  readonly isSignedIn: boolean;
  /** Whether this browser has signed in before (ACC-02). */
  readonly knownVisitor: boolean;
  /** Address of the external page where offers are bought, null when there is none (RDR-03). */
  readonly subscribeUrl: string | null;
  readonly contactEmail: string;
  /** Address of the academy's exams, null when there is none. */
  readonly academyUrl: string | null;
}

export interface Site extends SiteSettings {
  /** On the server: takes the head of the page while it renders. */
  readonly collectHead: ((head: PageHead) => void) | null;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No public site above this component');
  return site;
}

/** The page's own address with its language, without base path: where a choice and signing in lead back to. */
export function useOwnPath(): string {
  const { prefix } = useSite();
  const { pathname, search } = useLocation();
  return localizedPath('', prefix, pathname + search);
}

/** Absolute address of a public page (path without base path and language) in the language of this address. */
export function absoluteAddress(site: SiteSettings, path: string): string {
  return site.origin + localizedPath(site.basePath, site.prefix, path);
}
