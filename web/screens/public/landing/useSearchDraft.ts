import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { keepTabDraft, loadTabDraft } from '../../../site/tabDraft.ts';

/**
 * Keeps what was entered for this entry of the history, so that it is there again after Back, as on pages that browsers
 * load as documents. Returns what keeps the current values.
 */
export function useSearchDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const name = `landing:${useLocation().key}`;
  useEffect(() => {
    const kept: unknown = loadTabDraft(name)?.['values'];
    const values: readonly unknown[] = Array.isArray(kept) ? kept : [];
    for (const [at, field] of fieldsOf(form).entries()) {
      const value = values[at];
      if (field.value === '' && typeof value === 'string') field.value = value;
    }
    // What was entered before hydration has triggered no event.
    keep(name, form);
  }, [name, form]);
  return () => keep(name, form);
}

function keep(name: string, form: RefObject<HTMLFormElement | null>): void {
  const values = fieldsOf(form).map(({ value }) => value);
  if (values.some((value) => value !== '') || loadTabDraft(name)) keepTabDraft(name, { values });
}

function fieldsOf({ current }: RefObject<HTMLFormElement | null>): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return [...(current?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
}
