import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The heading of what replaced a form: it takes the focus, which was in the form. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
