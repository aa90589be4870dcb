import type { ComponentProps, MouseEvent } from 'react';
import { useDirectory } from './directoryNavigation.ts';
import { directoryHref, isIndexable } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/**
 * A link to another list of the directory. A plain anchor: a page has scores of them, and the router's link
 * costs several times as much. Robots are not sent through all mixes of filters.
 */
export function SearchLink({
  to,
  children,
  ...anchor
}: { to: DirectorySearch } & Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'>) {
  const { root, go } = useDirectory();
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...anchor} href={root + directoryHref(to)} rel={isIndexable(to) ? undefined : 'nofollow'} onClick={follow}>
      {children}
    </a>
  );
}
