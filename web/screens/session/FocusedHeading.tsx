import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The heading of content that replaces a form; it takes over the focus from the form. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
