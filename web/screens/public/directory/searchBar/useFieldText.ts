import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * An uncontrolled text field that the address may change too; it takes `said` as its `defaultValue`. What was typed stays, also from
 * before the page was hydrated, until the address says something else.
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
