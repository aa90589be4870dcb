import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * An uncontrolled text field whose `defaultValue` is the text in the URL, `said`. What the user types, even before
 * hydration, is kept until the URL changes.
 */
export function useFieldText(said: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(said);
  useEffect(() => {
    if (shown.current === said) return;
    shown.current = said;
    if (field.current) field.current.value = said;
  }, [said]);
  return field;
}
