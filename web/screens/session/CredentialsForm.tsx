import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSignIn } from '../../app/session/signInNews.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { fieldErrorsOf } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { forgetTypedEmail, keepTypedEmail, typedEmail } from './typedEmail.ts';
import { useSessionErrorText } from './useSessionErrorText.ts';
import { useSessionForm } from './useSessionForm.ts';

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
 * (accessible authentication). Errors appear next to their fields, and the first invalid field gets the focus.
 */
export function CredentialsForm({
  initial,
  autoComplete,
  passwordHint,
  submitLabel,
  check,
  submit,
  onDone,
}: {
  /** Without it, the form begins with the email address typed on another one, and passes on its own. */
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
  const errorText = useSessionErrorText();
  const [credentials, setCredentials] = useState(() => initial ?? { email: typedEmail(), password: '' });
  const state = useSessionForm<SessionAnswer>({
    check: () => check(credentials),
    submit: (onFailure) => submit(credentials, onFailure),
    isDone: ({ viewer }) => viewer != null,
    onDone: ({ viewer }) => {
      if (!viewer) return;
      forgetTypedEmail();
      announceSignIn(viewer.id);
      onDone(viewer.id);
    },
  });
  const byField = fieldErrorsOf(state.errors);
  return (
    <SessionForm {...state} submitLabel={submitLabel}>
      <TextField
        label={t(($) => $.email)}
        // Of type="email", Chromium changes "ö" in domains to "xn--".
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        name="email"
        autoComplete={autoComplete.email}
        required
        value={credentials.email}
        onChange={({ currentTarget: { value } }) => {
          setCredentials({ ...credentials, email: value });
          if (!initial) keepTypedEmail(value);
        }}
        error={byField['email'] && errorText(byField['email'])}
      />
      <PasswordField
        autoComplete={autoComplete.password}
        hint={passwordHint}
        value={credentials.password}
        onChange={(event) => setCredentials({ ...credentials, password: event.currentTarget.value })}
        error={byField['password'] && errorText(byField['password'])}
      />
    </SessionForm>
  );
}
