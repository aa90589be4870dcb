import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { keepTabDraft, loadTabDraft } from '../../../site/tabDraft.ts';

/**
 * Keeps what was entered for this entry of the history, so that it is there again after Back, as on pages that browsers
 * load as documents. Returns what keeps the current values.
 */
export function useSearchDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const { key } = useLocation();
  useEffect(() => {
    const name = draftOf(key);
    const kept: unknown = loadTabDraft(name)?.['values'];
    const values: readonly unknown[] = Array.isArray(kept) ? kept : [];
    for (const [at, field] of fieldsOf(form).entries()) {
      const value = values[at];
      if (field.value === '' && typeof value === 'string') field.value = value;
    }
    // What was entered before hydration has triggered no event.
    keep(name, form);
  }, [key, form]);
  return () => keep(draftOf(key), form);
}

/**
 * The name of an entry's draft. The router gives no key of its own to an entry that opened a document, so its state says
 * which visit it is. A visit that is neither a reload nor Back starts empty: if the address is entered again, browsers
 * may keep the state.
 */
function draftOf(key: string): string {
  if (key !== 'default') return `landing:${key}`;
  const state = window.history.state as { readonly visit?: number } | null;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const earlier = opened?.type === 'navigate' ? undefined : state?.visit;
  const visit = earlier ?? performance.timeOrigin;
  if (visit !== state?.visit) window.history.replaceState({ ...state, visit }, '');
  return `landing:${visit}`;
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
