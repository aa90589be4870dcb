import { Link } from 'react-router-dom';
import type { ComponentProps, MouseEvent } from 'react';
import { useDirectory } from './directoryNavigation.ts';
import { directoryHref, isIndexable } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/**
 * A link to another list; keeps the scroll position. `nofollow` for most filter combinations, so crawlers don't visit
 * all of them.
 */
export function SearchLink({
  to,
  ...link
}: { to: DirectorySearch } & Omit<ComponentProps<typeof Link>, 'to' | 'rel' | 'onClick' | 'preventScrollReset'>) {
  const { ask } = useDirectory();
  const note = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere) ask(to);
  };
  return (
    <Link
      {...link}
      to={directoryHref(to)}
      rel={isIndexable(to) ? undefined : 'nofollow'}
      preventScrollReset
      onClick={note}
    />
  );
}
