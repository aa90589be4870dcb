import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../../domain/signIn/credentials.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { Credentials } from './CredentialsForm.tsx';
import { EMAIL_CODES } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { useSignIn } from './useSignIn.ts';

/** Signs in (RTE-10), on its own screen or in a dialog after the session has expired. */
export function SignInForm({ initial, onSignedIn }: { initial?: Credentials; onSignedIn: (viewerId: string) => void }) {
  const { t } = useTranslation('session');
  const signIn = useSignIn();
  return (
    <CredentialsForm
      {...(initial && { initial })}
      autoComplete={{ email: 'username', password: 'current-password' }}
      submitLabel={t(($) => $.signIn)}
      check={checkSignIn}
      submit={signIn}
      onDone={onSignedIn}
    />
  );
}

/** Only rejects input that can never succeed; password rules apply to new passwords only. */
function checkSignIn({ email, password }: Credentials): SessionError[] {
  const errors: SessionError[] = [];
  const code = checkEmail(email);
  if (code) errors.push({ code: EMAIL_CODES[code], path: ['email'] });
  if (password === '') errors.push({ code: 'PASSWORD_REQUIRED', path: ['password'] });
  return errors;
}
