import { Link } from 'react-router-dom';
import type { ComponentProps, MouseEvent } from 'react';
import { useDirectory } from './directoryNavigation.ts';
import { directoryHref, isIndexable } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';
import { withTypedText } from './typedText.ts';

/**
 * A link to another list; keeps the scroll position. A filter's link takes along the text that is typed in the search
 * field. `nofollow` for most filter combinations, so crawlers don't visit all of them.
 */
export function SearchLink({
  to,
  ...link
}: { to: DirectorySearch } & Omit<ComponentProps<typeof Link>, 'to' | 'rel' | 'onClick' | 'preventScrollReset'>) {
  const { ask, go } = useDirectory();
  const note = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    const next = withTypedText(to, event.currentTarget.closest('form'));
    if (next === to) return ask(to);
    event.preventDefault();
    go(next);
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
