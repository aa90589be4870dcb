import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { checkEmail } from '../../../domain/signIn/credentials.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { SessionForm } from './SessionForm.tsx';
import { EMAIL_CODES, fieldErrorsOf } from './sessionErrors.ts';
import { keepTypedEmail, typedEmail } from './typedEmail.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';
import { useSessionErrorText } from './useSessionErrorText.ts';
import { useSessionForm } from './useSessionForm.ts';

/** Lets users request a password reset link; the response never reveals whether there is an account (P-37). */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('passwordReset');
  const { t: tSession } = useTranslation('session');
  usePageTitle(t(($) => $.title));
  const errorText = useSessionErrorText();
  const { search, hash } = useLocation();
  const [email, setEmail] = useState(typedEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRequestPasswordReset();
  const state = useSessionForm({
    check: () => {
      const code = checkEmail(email);
      return code === null ? [] : [{ code: EMAIL_CODES[code], path: ['email'] }];
    },
    submit: (onFailure) => request({ email }, onFailure),
    isDone: ({ isRequested }) => isRequested,
    onDone: () => setSentTo(email.trim()),
  });
  const error = fieldErrorsOf(state.errors)['email'];
  const back = <Link to={{ pathname: '/login', search, hash }}>{t(($) => $.back)}</Link>;
  if (sentTo !== null) {
    return (
      <>
        <FocusedHeading>{t(($) => $.sentTitle)}</FocusedHeading>
        <p>{t(($) => $.sentText, { email: sentTo })}</p>
        <p>{t(($) => $.noEmail)}</p>
        <p>{back}</p>
      </>
    );
  }
  return (
    <>
      <h1>{t(($) => $.title)}</h1>
      <p>{t(($) => $.intro)}</p>
      <SessionForm {...state} submitLabel={t(($) => $.send)}>
        <TextField
          label={tSession(($) => $.email)}
          // Of type="email", Chromium changes "ö" in domains to "xn--".
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={({ currentTarget: { value } }) => {
            setEmail(value);
            keepTypedEmail(value);
          }}
          error={error && errorText(error)}
        />
      </SessionForm>
      <p>{back}</p>
    </>
  );
}
