import type { ComponentProps } from 'react';

/**
 * A text of a public page that `useFormat` had a part in. A browser's Intl may write it otherwise than the server's: today the names of
 * some countries and languages differ. React accepts that for the text of one element, and leaves the server's text in place.
 */
export function FormattedValue({ children, ...span }: { children: string } & ComponentProps<'span'>) {
  return (
    <span {...span} suppressHydrationWarning>
      {children}
    </span>
  );
}
