import { createContext, use } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { localizedPath } from './localePrefix.ts';
import { useSite } from './site.ts';

/** The router's way to another page, given once for all links of a page. Null where links are left to the browser. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/** Whether a click opens its link in this very window: a new tab or window is the browser's business. */
export const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to a public page, `to`: its path without base path and language. A plain anchor: a page has scores of them, and the
 * router's link costs several times as much.
 */
export function SiteLink({ to, children, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { basePath, prefix } = useSite();
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent) => {
    if (!navigate || !opensHere(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a {...anchor} href={localizedPath(basePath, prefix, to)} onClick={follow}>
      {children}
    </a>
  );
}
