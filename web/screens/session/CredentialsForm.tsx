import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { generalErrorOf, fieldErrorsOf } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { useSessionErrorText } from './useSessionErrorText.ts';
import styles from './CredentialsForm.module.css';

export interface Credentials {
  email: string;
  password: string;
}

export interface SessionAnswer {
  readonly viewer: { readonly id: string } | null | undefined;
  readonly errors: readonly SessionError[];
}

/**
 * Email and password fields for sign-in and sign-up. Password managers and pasting work, and nothing else is required
 * (accessible authentication). Errors appear at their fields, and the first invalid field gets the focus.
 */
export function CredentialsForm({
  initial = { email: '', password: '' },
  autoComplete,
  passwordHint,
  submitLabel,
  check,
  submit,
  onDone,
}: {
  initial?: Credentials;
  autoComplete: { email: string; password: string };
  passwordHint?: ReactNode;
  submitLabel: string;
  /** Client-side validation. */
  check: (credentials: Credentials) => readonly SessionError[];
  /** Resolves to null if the request failed. */
  submit: (credentials: Credentials, onFailure: (kind: FailureKind) => void) => Promise<SessionAnswer | null>;
  onDone: (viewerId: string) => void;
}) {
  const { t } = useTranslation('session');
  const { t: tCommon } = useTranslation('common');
  const errorText = useSessionErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState(initial);
  const [errors, setErrors] = useState<readonly SessionError[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isPending, setIsPending] = useState(false);

  const showErrors = (found: readonly SessionError[]) => {
    setErrors(found);
    const first = found.map(({ path }) => path?.at(-1)).find((name) => name !== undefined) ?? 'password';
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const send = async () => {
    setErrors([]);
    setFailure(null);
    const found = check(credentials);
    if (found.length > 0) {
      showErrors(found);
      return;
    }
    setIsPending(true);
    const answer = await submit(credentials, setFailure);
    setIsPending(false);
    if (answer?.viewer) onDone(answer.viewer.id);
    else if (answer) showErrors(answer.errors);
  };

  const byField = fieldErrorsOf(errors);
  const general = generalErrorOf(errors);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <div role="alert">
        {general && <Banner tone="danger">{errorText(general)}</Banner>}
        {failure && <Banner tone="danger">{tCommon(($) => $.failure[failure])}</Banner>}
      </div>
      <TextField
        label={t(($) => $.email)}
        type="email"
        name="email"
        autoComplete={autoComplete.email}
        required
        value={credentials.email}
        onChange={(event) => setCredentials({ ...credentials, email: event.currentTarget.value })}
        error={byField['email'] && errorText(byField['email'])}
      />
      <TextField
        label={t(($) => $.password)}
        type="password"
        name="password"
        autoComplete={autoComplete.password}
        required
        hint={passwordHint}
        value={credentials.password}
        onChange={(event) => setCredentials({ ...credentials, password: event.currentTarget.value })}
        error={byField['password'] && errorText(byField['password'])}
      />
      <Button type="submit" look="primary" wide pending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
