import { Link } from 'react-router-dom';
import type { ComponentProps, MouseEvent } from 'react';
import { useDirectory } from './directoryNavigation.ts';
import { directoryHref, isIndexable } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/** A link to another list of the directory; the page stays where it is scrolled to. Robots are not sent through all mixes of filters. */
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
