import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { checkPassword, PASSWORD_MIN_LENGTH } from '../../../domain/signIn/credentials.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { usePage } from '../../app/page/page.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { forgetResetToken, useResetToken } from './resetToken.ts';
import { fieldErrorsOf, PASSWORD_CODES } from './sessionErrors.ts';
import { useResetPassword } from './useResetPassword.ts';
import { useSessionErrorText } from './useSessionErrorText.ts';
import { useSessionForm } from './useSessionForm.ts';

/** Codes of links that will not work again. */
const DEAD_LINK: ReadonlySet<string> = new Set(['RESET_LINK_UNKNOWN', 'RESET_LINK_USED', 'RESET_LINK_EXPIRED']);

/** Sets a new password with the link from an email; its token is in the fragment of the URL (P-37). */
export function ResetPasswordScreen() {
  const { t } = useTranslation('passwordReset');
  const { t: tSession } = useTranslation('session');
  usePageTitle(t(($) => $.newTitle));
  const { basePath } = usePage();
  const errorText = useSessionErrorText();
  const token = useResetToken();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const reset = useResetPassword();
  const state = useSessionForm({
    check: () => {
      const code = checkPassword(password);
      return code === null ? [] : [{ code: PASSWORD_CODES[code], path: ['password'] }];
    },
    submit: async (onFailure) => {
      const answer = await reset({ token, password }, onFailure);
      if (answer && (answer.isReset || answer.errors.some(({ code }) => DEAD_LINK.has(code)))) forgetResetToken();
      return answer;
    },
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
  // Told before a password is typed in vain.
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
