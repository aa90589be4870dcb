import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { checkEmail, checkPassword, PASSWORD_MIN_LENGTH } from '../../../domain/signIn/credentials.ts';
import { usePage } from '../../app/page/page.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { returnTarget } from '../../app/routing/signInTarget.ts';
import { browserTimeZone } from '../../i18n/browserTimeZone.ts';
import { toContractLocale } from '../../i18n/contractLocale.ts';
import { useFormat } from '../../i18n/format.ts';
import { Steps } from '../../ui/Steps.tsx';
import { SampleBrief } from './SampleBrief.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { Credentials } from './CredentialsForm.tsx';
import { EMAIL_CODES, PASSWORD_CODES } from './sessionErrors.ts';
import type { SessionError } from './sessionErrors.ts';
import { useSignUp } from './useSignUp.ts';
import styles from './SignupScreen.module.css';

const STEPS = ['account', 'trial', 'page', 'check'] as const;

/** Creates an account, then goes to the requested page (RTE-11, RDR-05). */
export function SignupScreen() {
  const { t } = useTranslation('session');
  usePageTitle(t(($) => $.signUpTitle));
  const { basePath } = usePage();
  const { locale } = useFormat();
  const { search, hash } = useLocation();
  const signUp = useSignUp();
  const wayId = useId();
  return (
    <>
      <div className={styles.head}>
        <h1>{t(($) => $.signUpTitle)}</h1>
        <p>{t(($) => $.signUpIntro)}</p>
      </div>
      <CredentialsForm
        autoComplete={{ email: 'email', password: 'new-password' }}
        passwordHint={t(($) => $.passwordHint, { limit: PASSWORD_MIN_LENGTH })}
        submitLabel={t(($) => $.signUp)}
        check={checkSignUp}
        submit={(credentials, onFailure) =>
          signUp({ ...credentials, locale: toContractLocale(locale), timeZone: browserTimeZone() }, onFailure)
        }
        onDone={() => window.location.replace(basePath + returnTarget({ search, hash }, basePath))}
      />
      <p>
        {t(($) => $.haveAccount)} <Link to={{ pathname: '/login', search, hash }}>{t(($) => $.signIn)}</Link>
      </p>
      <section className={styles.way} aria-labelledby={wayId}>
        <h2 id={wayId}>{t(($) => $.steps.title)}</h2>
        <Steps
          steps={STEPS.map((step) => ({
            key: step,
            title: t(($) => $.steps[step]),
            text: t(($) => $.steps[`${step}Text`]),
          }))}
        />
        <SampleBrief />
      </section>
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
