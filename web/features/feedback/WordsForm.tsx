import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkFeedback } from '../../../domain/outreach/feedback.ts';
import type { Feedback } from '../../../domain/outreach/feedback.ts';
import { useFormat } from '../../i18n/format.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { useInputLock } from '../../ui/dialog/useInputLock.ts';
import styles from '../form/Form.module.css';
import type { FeedbackErrorCode } from '../../relay/__generated__/useSendFeedbackMutation.graphql.ts';

/** One rejected field; `reason` is the upstream's explanation for the user. */
export interface WordsFault {
  readonly path: keyof Feedback;
  readonly code: FeedbackErrorCode;
  readonly reason: string | null;
}

/** How sending ended. */
export type WordsResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly faults: readonly WordsFault[] }
  | { readonly kind: 'failed'; readonly reason: WordsFailure };

type WordsFailure = FailureKind | 'tooMany' | 'signedOut';

/**
 * A form with a text and an email address (ENT-55). Errors appear next to their fields, all at once; a failure keeps
 * both values (STA-63, ERR-16).
 */
export function WordsForm({
  id,
  words,
  label,
  isPending,
  onChange,
  onSend,
  onSent,
  signIn,
}: {
  /** Id of the form, for a button outside it. */
  id: string;
  words: Feedback;
  label: string;
  isPending: boolean;
  onChange: (patch: Partial<Feedback>) => void;
  onSend: () => Promise<WordsResult>;
  /** `isShown`: whether the form is still on the screen. */
  onSent: (isShown: boolean) => void;
  /** Where no dialog asks to sign in again: a link that does. */
  signIn?: ReactNode;
}) {
  const { t } = useTranslation('feedback');
  const { t: tCommon } = useTranslation('common');
  const { sentences } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  useInputLock(form, isPending);
  const [faults, setFaults] = useState<readonly WordsFault[]>([]);
  const [failure, setFailure] = useState<WordsFailure | null>(null);

  const refuse = (found: readonly WordsFault[]) => {
    flushSync(() => setFaults(found));
    form.current?.querySelector<HTMLElement>(`[name="${found[0]?.path ?? 'text'}"]`)?.focus();
  };
  const submit = async () => {
    setFailure(null);
    const found = checkFeedback(words);
    if (found.length > 0) {
      refuse(found.map((fault) => ({ ...fault, reason: null })));
      return;
    }
    setFaults([]);
    const result = await onSend();
    if (result.kind === 'sent') onSent(form.current !== null);
    else if (result.kind === 'refused') refuse(result.faults);
    else setFailure(result.reason);
  };
  const errorOf = (path: keyof Feedback) => {
    const fault = faults.find((candidate) => candidate.path === path);
    if (!fault) return undefined;
    const { code, reason } = fault;
    if (reason !== null) return reason;
    if (code === 'REQUIRED') return t(($) => $.error.required[path]);
    return t(($) => (code === 'INVALID_EMAIL' ? $.error.email : $.error.invalid));
  };
  const failureText = (reason: WordsFailure) => {
    if (reason === 'tooMany') return t(($) => $.tooMany);
    return reason === 'signedOut' ? t(($) => $.survey.signedOut) : tCommon(($) => $.failure[reason]);
  };
  return (
    <form
      ref={form}
      id={id}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      <TextArea
        label={label}
        name="text"
        rows={5}
        required
        value={words.text}
        error={errorOf('text')}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <TextField
        label={t(($) => $.email)}
        name="email"
        // Of type="email", Chromium changes "ö" in domains to "xn--".
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={t(($) => $.emailHint)}
        value={words.email}
        error={errorOf('email')}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <div role="alert">
        {failure !== null && (
          <Banner tone="danger" action={failure === 'signedOut' && signIn}>
            {sentences([failureText(failure), t(($) => $.kept)])}
          </Banner>
        )}
      </div>
    </form>
  );
}

/** Focuses the text when a dialog with the form opens. Runs after the dialog has taken the focus. */
export function useFocusOnText(formId: string): void {
  useEffect(() => document.getElementById(formId)?.querySelector('textarea')?.focus(), [formId]);
}
