import { useEffect, useRef, useState } from 'react';
import type { InputEvent, RefObject, SubmitEvent } from 'react';
import { checkBrief } from '../../../../../domain/brief.ts';
import { readBriefForm } from '../../../../../domain/briefForm.ts';
import type { BriefFailure, BriefForm, BriefFormFault, RefusedBrief } from '../../../../../domain/briefForm.ts';
import { storedText } from '../../../../../domain/storedText.ts';
import { codePointLength } from '../../../../../domain/textLength.ts';
import { randomUuid } from '../../../../relay/randomUuid.ts';
import { useInputLock } from '../../../../ui/dialog/useInputLock.ts';
import { clearDraft, loadDraft, saveDraft } from './briefDraft.ts';
import type { KeptBrief } from './briefDraft.ts';
import { fillForm, isTouched, keepsInitialValue } from './fillForm.ts';
import { useSendBrief } from './useSendBrief.ts';

export interface BriefFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /**
   * The idempotency key's field, hidden in the form because the browser may also post it without JavaScript. It
   * restores the field together with the others.
   */
  readonly key: RefObject<HTMLInputElement | null>;
  readonly faults: readonly BriefFormFault[];
  readonly failure: BriefFailure | null;
  /** Whether what the search filled in was replaced with what the visitor had chosen before it. */
  readonly isOwnChoice: boolean;
  readonly isPending: boolean;
  /** The email address for replies, once the brief is sent. */
  readonly sentTo: string | null;
  /** Length of the text in code points. */
  readonly length: number;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * State of the brief form. Fields are uncontrolled, so input from before hydration is kept; every change is saved as a
 * draft until the brief is sent. `refused`: the server's response to a post without JavaScript.
 */
export function useBriefForm(alias: string, refused: RefusedBrief | null): BriefFormState {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const send = useSendBrief();
  const [faults, setFaults] = useState(refused?.faults ?? []);
  const [failure, setFailure] = useState(refused?.failure ?? null);
  const [isOwnChoice, setIsOwnChoice] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [length, setLength] = useState(lengthOf(refused?.form.text ?? ''));
  // Later changes would not be sent, and the draft would be deleted with them.
  useInputLock(form, isPending);

  useEffect(() => {
    if (!form.current || !key.current) return;
    const draft = loadDraft(alias);
    key.current.value = refused?.key ?? draft?.key ?? key.current.value;
    // The server's response is newer than any draft.
    if (draft && !refused) {
      fillForm(form.current, draft.form);
      setIsOwnChoice(!keepsInitialValue(form.current));
    }
    setLength(lengthOf(valuesOf(form.current).text));
    // Input from before hydration has triggered no change event yet.
    if (!refused && isTouched(form.current)) keepDraft(alias, key, draftOf(form.current, refused));
    if (refused) focusFirst(form.current, refused.faults);
  }, [alias, refused]);

  const refuse = (element: HTMLFormElement, found: readonly BriefFormFault[], reason: BriefFailure | null) => {
    setFaults(found);
    setFailure(reason);
    focusFirst(element, found);
  };

  const submit = async (element: HTMLFormElement) => {
    const values = valuesOf(element);
    const sendKey = keepDraft(alias, key, draftOf(element, refused));
    const found = checkBrief(values);
    if (found.length > 0) {
      refuse(element, found, null);
      return;
    }
    setFaults([]);
    setFailure(null);
    isBusy.current = true;
    setIsPending(true);
    const refusal = await send(alias, sendKey, values, () => {
      if (key.current) key.current.value = '';
      return keepDraft(alias, key, draftOf(element, refused));
    });
    isBusy.current = false;
    setIsPending(false);
    if (refusal) {
      refuse(element, refusal.faults, refusal.failure);
      return;
    }
    clearDraft(alias);
    setSentTo(values.email.trim());
  };

  return {
    form,
    key,
    faults,
    failure,
    isOwnChoice,
    isPending,
    sentTo,
    length,
    onInput(event) {
      const values = valuesOf(event.currentTarget);
      keepDraft(alias, key, draftOf(event.currentTarget, refused));
      setLength(lengthOf(values.text));
      // Clears a field's error as soon as it is valid; typing never adds an error.
      const changed = event.target instanceof Element ? event.target.getAttribute('name') : null;
      const wrong = new Set<string>(checkBrief(values).map(({ field }) => field));
      setFaults((shown) => shown.filter(({ field }) => field !== changed || wrong.has(field)));
    },
    onSubmit(event) {
      event.preventDefault();
      if (!isBusy.current) void submit(event.currentTarget);
    },
  };
}

/** Saves the form's values under their existing idempotency key, or a new one. Returns the key. */
function keepDraft(alias: string, field: RefObject<HTMLInputElement | null>, form: KeptBrief): string {
  const key = field.current?.value || randomUuid();
  if (field.current) field.current.value = key;
  saveDraft(alias, { key, form });
  return key;
}

function valuesOf(form: HTMLFormElement): BriefForm {
  return readBriefForm(new FormData(form));
}

/** The values to keep. In a form that the server sent back, the initial values are the visitor's own. */
function draftOf(form: HTMLFormElement, refused: RefusedBrief | null): KeptBrief {
  const { services, budgetId, ...typed } = valuesOf(form);
  const isOwn = (name: keyof KeptBrief): boolean => refused !== null || isTouched(form, name);
  return { ...typed, ...(isOwn('services') && { services }), ...(isOwn('budgetId') && { budgetId }) };
}

function lengthOf(text: string): number {
  return codePointLength(storedText(text));
}

/** Focuses the first invalid field in form order. */
function focusFirst(form: HTMLFormElement, faults: readonly BriefFormFault[]): void {
  const names = new Set<string | null>(faults.map(({ field }) => field));
  const first = [...form.querySelectorAll<HTMLElement>('[name]')].find((field) =>
    names.has(field.getAttribute('name')),
  );
  first?.focus();
}
