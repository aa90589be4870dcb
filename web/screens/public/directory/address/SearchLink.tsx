import { Link } from 'react-router-dom';
import type { ComponentProps, MouseEvent } from 'react';
import { useDirectory } from './directoryNavigation.ts';
import { directoryHref, isIndexable } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';
import { withTypedText } from './typedText.ts';

/**
 * A link to another list; keeps the scroll position. If it `takesText`, the list is also searched for what is typed in
 * the search field. `nofollow` for most filter combinations, so crawlers don't visit all of them.
 */
export function SearchLink({
  to,
  takesText = false,
  ...link
}: { to: DirectorySearch; takesText?: boolean } & Omit<
  ComponentProps<typeof Link>,
  'to' | 'rel' | 'onClick' | 'preventScrollReset'
>) {
  const { ask, go } = useDirectory();
  const note = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    const next = takesText ? withTypedText(to) : to;
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
