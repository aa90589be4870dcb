import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * An uncontrolled field whose `defaultValue` is `said`, the text in the URL. What the user types, even before
 * hydration, is kept until the URL changes.
 */
export function useFieldText<E extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(
  said: string,
): RefObject<E | null> {
  const field = useRef<E>(null);
  const shown = useRef(said);
  useEffect(() => {
    if (shown.current === said) return;
    shown.current = said;
    if (field.current) field.current.value = said;
  }, [said]);
  return field;
}
