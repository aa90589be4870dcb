import { useRef, useState } from 'react';
import type { FailureKind } from '../../relay/errors.ts';
import type { SessionError } from './sessionErrors.ts';

/**
 * State of a form for credentials: errors for each field, a general failure, one submission at a time. The first
 * invalid field gets the focus.
 */
export function useSessionForm<A extends { readonly errors: readonly SessionError[] }>({
  check,
  submit,
  isDone,
  onDone,
}: {
  /** Client-side validation. */
  readonly check: () => readonly SessionError[];
  /** Null if the request failed without being rejected. */
  readonly submit: (onFailure: (kind: FailureKind) => void) => Promise<A | null>;
  readonly isDone: (answer: A) => boolean;
  readonly onDone: (answer: A) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly SessionError[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isPending, setIsPending] = useState(false);

  const showErrors = (found: readonly SessionError[]) => {
    setErrors(found);
    const first = found.map(({ path }) => path?.at(-1)).find((name) => name !== undefined) ?? 'password';
    const field = form.current?.querySelector<HTMLElement>(`[name="${first}"]`) ?? form.current?.querySelector('input');
    field?.focus();
  };
  const send = async () => {
    setErrors([]);
    setFailure(null);
    const found = check();
    if (found.length > 0) {
      showErrors(found);
      return;
    }
    setIsPending(true);
    const answer = await submit(setFailure);
    setIsPending(false);
    if (answer === null) return;
    if (isDone(answer)) onDone(answer);
    else showErrors(answer.errors);
  };
  return {
    form,
    errors,
    failure,
    isPending,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (!isPending) void send();
    },
  };
}
