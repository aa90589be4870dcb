import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { checkEmail, checkPassword, PASSWORD_MIN_LENGTH } from '../../../domain/credentials.ts';
import { usePage } from '../../app/page/page.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { returnTarget } from '../../app/routing/signInTarget.ts';
import { toContractLocale } from '../../i18n/contractLocale.ts';
import { useFormat } from '../../i18n/format.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { Credentials } from './CredentialsForm.tsx';
import { EMAIL_CODES, PASSWORD_CODES } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { useSignUp } from './useSignUp.ts';

/** Create an account, and on to where the reader wanted to go (RTE-11, RDR-05). */
export function SignupScreen() {
  const { t } = useTranslation('session');
  usePageTitle(t(($) => $.signUpTitle));
  const { basePath } = usePage();
  const { locale } = useFormat();
  const [search] = useSearchParams();
  const signUp = useSignUp();
  return (
    <>
      <h1>{t(($) => $.signUpTitle)}</h1>
      <CredentialsForm
        autoComplete={{ email: 'email', password: 'new-password' }}
        passwordHint={t(($) => $.passwordHint, { limit: PASSWORD_MIN_LENGTH })}
        submitLabel={t(($) => $.signUp)}
        check={checkSignUp}
        submit={(credentials, onFailure) => signUp({ ...credentials, locale: toContractLocale(locale) }, onFailure)}
        onDone={() => window.location.assign(basePath + returnTarget(search, basePath))}
      />
      <p>
        {t(($) => $.haveAccount)}{' '}
        <Link to={{ pathname: '/login', search: search.toString() }}>{t(($) => $.signIn)}</Link>
      </p>
    </>
  );
}

function checkSignUp({ email, password }: Credentials): SessionError[] {
  const errors: SessionError[] = [];
  const emailCode = checkEmail(email);
  if (emailCode) errors.push({ code: EMAIL_CODES[emailCode], path: ['email'] });
  const passwordCode = checkPassword(password);
  if (passwordCode) errors.push({ code: PASSWORD_CODES[passwordCode], path: ['password'] });
  return errors;
}
