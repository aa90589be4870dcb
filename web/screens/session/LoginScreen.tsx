import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePage } from '../../app/page/page.ts';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { returnTarget } from '../../app/routing/signInTarget.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in; returns to the requested page (RTE-10, RDR-05). */
export function LoginScreen() {
  const { t } = useTranslation('session');
  usePageTitle(t(($) => $.signInTitle));
  const { settings, basePath } = usePage();
  const { search, hash } = useLocation();
  const [demoEmail, setDemoEmail] = useState<string | null>(null);
  const initial = demoEmail === null ? undefined : { email: demoEmail, password: settings.demoPassword ?? '' };
  return (
    <>
      <h1>{t(($) => $.signInTitle)}</h1>
      <SignInForm
        key={demoEmail}
        {...(initial && { initial })}
        // Loads a new document, with the account's language and initial data. Back skips this page, which would only
        // redirect.
        onSignedIn={() => window.location.replace(basePath + returnTarget({ search, hash }, basePath))}
      />
      <p>
        <Link to={{ pathname: '/forgot-password', search, hash }}>{t(($) => $.forgotPassword)}</Link>
      </p>
      <p>
        {t(($) => $.noAccount)} <Link to={{ pathname: '/signup', search, hash }}>{t(($) => $.signUp)}</Link>
      </p>
      {settings.demoAccounts && (
        <DemoAccounts accounts={settings.demoAccounts} chosen={demoEmail} onChoose={setDemoEmail} />
      )}
    </>
  );
}
