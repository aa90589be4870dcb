import type { ComponentProps, MouseEvent } from 'react';
import { opensHere } from '../../../site/SiteLink.tsx';
import { useDirectory } from './directoryNavigation.ts';
import { directoryHref, isIndexable } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/** A link to another list of the directory, as plain as `SiteLink`. Robots are not sent through all mixes of filters. */
export function SearchLink({
  to,
  children,
  ...anchor
}: { to: DirectorySearch } & Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'>) {
  const { root, go } = useDirectory();
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...anchor} href={root + directoryHref(to)} rel={isIndexable(to) ? undefined : 'nofollow'} onClick={follow}>
      {children}
    </a>
  );
}
