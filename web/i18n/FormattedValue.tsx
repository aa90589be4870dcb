import type { ComponentProps } from 'react';

/**
 * Text of a public page formatted by `useFormat`. A browser's Intl may format differently from the server's (today:
 * some country and language names). React tolerates such a mismatch in the text of a single element and keeps the
 * server's text.
 */
export function FormattedValue({ children, ...span }: { children: string } & ComponentProps<'span'>) {
  return (
    <span {...span} suppressHydrationWarning>
      {children}
    </span>
  );
}
