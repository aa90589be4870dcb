import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../../domain/credentials.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { Credentials } from './CredentialsForm.tsx';
import { EMAIL_CODES } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { useSignIn } from './useSignIn.ts';

/** Opens a session (RTE-10); on its own screen and over a page whose session ended. */
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

/** Only what can never succeed is refused here; the password's rules are for new ones. */
function checkSignIn({ email, password }: Credentials): SessionError[] {
  const errors: SessionError[] = [];
  const code = checkEmail(email);
  if (code) errors.push({ code: EMAIL_CODES[code], path: ['email'] });
  if (password === '') errors.push({ code: 'PASSWORD_REQUIRED', path: ['password'] });
  return errors;
}
