import { useEffect } from 'react';
import type { RefObject } from 'react';
import { clearTabDraft, keepTabDraft, loadTabDraft } from '../../../site/tabDraft.ts';

/**
 * Keeps a client's answer in this tab until it is sent. `isRefused`: the server sent the form back with values that are
 * newer than any draft.
 */
export function useAnswerDraft(form: RefObject<HTMLFormElement | null>, uuid: string, isRefused: boolean) {
  const name = `review:${uuid}`;
  const keep = () => {
    if (form.current) keepTabDraft(name, Object.fromEntries(new FormData(form.current)));
  };
  useEffect(() => {
    const draft = isRefused ? null : loadTabDraft(name);
    if (draft && form.current) fill(form.current, draft);
  }, [form, name, isRefused]);
  return { keep, clear: () => clearTabDraft(name) };
}

/** Fills the fields that are still empty. */
function fill(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): void {
  const entered = new FormData(form);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || entered.get(field.name)) continue;
    const kept = draft[field.name];
    if (field.type === 'radio') field.checked = field.value === kept;
    else if (typeof kept === 'string') field.value = kept;
  }
}
