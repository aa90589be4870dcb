import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { checkPassword, PASSWORD_MIN_LENGTH } from '../../../domain/signIn/credentials.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { usePage } from '../../app/page/page.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { fieldErrorsOf, PASSWORD_CODES } from './sessionErrors.ts';
import { useResetPassword } from './useResetPassword.ts';
import { useSessionErrorText } from './useSessionErrorText.ts';
import { useSessionForm } from './useSessionForm.ts';

/** Sets a new password with the link from an email; its token is in the fragment of the URL (P-37). */
export function ResetPasswordScreen() {
  const { t } = useTranslation('passwordReset');
  const { t: tSession } = useTranslation('session');
  usePageTitle(t(($) => $.newTitle));
  const { basePath } = usePage();
  const errorText = useSessionErrorText();
  const token = useTokenOfAddress();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const reset = useResetPassword();
  const state = useSessionForm({
    check: () => {
      const code = checkPassword(password);
      return code === null ? [] : [{ code: PASSWORD_CODES[code], path: ['password'] }];
    },
    submit: (onFailure) => reset({ token, password }, onFailure),
    isDone: ({ isReset }) => isReset,
    onDone: () => setIsDone(true),
  });
  const error = fieldErrorsOf(state.errors)['password'];
  if (isDone) {
    return (
      <>
        <FocusedHeading>{t(($) => $.doneTitle)}</FocusedHeading>
        <p>{t(($) => $.doneText)}</p>
        {/* Loads a new document, because this one may belong to the session that has ended. */}
        <ButtonAnchor look="primary" wide href={`${basePath}/login`}>
          {tSession(($) => $.signIn)}
        </ButtonAnchor>
      </>
    );
  }
  const newLink = (
    <p>
      <Link to="/forgot-password">{t(($) => $.newLink)}</Link>
    </p>
  );
  // Told before a password is typed in vain: an incomplete link, or a reload, which has lost the token.
  if (token === '') {
    return (
      <>
        <h1>{t(($) => $.newTitle)}</h1>
        <Banner tone="danger">{errorText({ code: 'RESET_LINK_UNKNOWN', path: [] })}</Banner>
        {newLink}
      </>
    );
  }
  return (
    <>
      <h1>{t(($) => $.newTitle)}</h1>
      <SessionForm {...state} submitLabel={t(($) => $.save)}>
        <PasswordField
          autoComplete="new-password"
          hint={tSession(($) => $.passwordHint, { limit: PASSWORD_MIN_LENGTH })}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error && errorText(error)}
        />
      </SessionForm>
      {newLink}
    </>
  );
}

/** Reads the token and removes it from the URL, so that it does not show in the history or on a shared screen. */
function useTokenOfAddress(): string {
  const { hash } = useLocation();
  const [token, setToken] = useState('');
  // Another link in the same tab changes only the fragment, so the page stays.
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (window.location.hash !== '') {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    }
  }, [hash]);
  return token;
}
