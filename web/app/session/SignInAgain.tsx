import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SignInForm } from '../../screens/session/SignInForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { usePage } from '../page/page.ts';
import { loginPath } from '../routing/returnLinks.ts';
import { followSignIns } from './signInNews.ts';

/**
 * The sign-in dialog of an expired session, a separate chunk because few users see it. Signing in in one tab closes the
 * dialogs of all.
 */
export function SignInAgain() {
  const { t } = useTranslation('shell');
  const { session, live, basePath } = usePage();
  const location = useLocation();
  // The email address is prefilled, so the password gets the focus.
  useEffect(() => {
    if (session.email) document.querySelector<HTMLElement>('dialog[open] input[type=password]')?.focus();
  }, [session]);
  const onSignedIn = (viewerId: string) => {
    if (viewerId === session.viewerId) {
      session.settle(true);
      live.retryNow();
    } else {
      // A different account has signed in. The current screen and waiting requests must not continue in its name.
      session.changed();
    }
  };
  const onSignedInElsewhere = useEffectEvent(onSignedIn);
  useEffect(() => followSignIns((viewerId) => onSignedInElsewhere(viewerId)), []);
  const leave = () => window.location.assign(`${basePath}${loginPath(location)}`);
  return (
    <Dialog title={t(($) => $.session.title)}>
      <p>{t(($) => $.session.text)}</p>
      <SignInForm initial={{ email: session.email ?? '', password: '' }} onSignedIn={onSignedIn} />
      <Button look="quiet" onClick={leave}>
        {t(($) => $.session.leave)}
      </Button>
    </Dialog>
  );
}
