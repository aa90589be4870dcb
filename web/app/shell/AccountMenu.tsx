import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Menu, MenuItem, MenuLink, MenuText } from '../../ui/menu/Menu.tsx';
import { usePage } from '../page/page.ts';
import { openFeedback } from '../feedback/feedbackState.ts';
import { LanguageMenu } from '../preferences/LanguageMenu.tsx';
import { ThemeMenu } from '../preferences/ThemeMenu.tsx';
import { paths } from '../routing/paths.ts';
import { openShortcutHelp } from '../shortcuts/shortcutHelpState.ts';
import { sendBeforeSignOut } from '../session/beforeSignOut.ts';
import { hasKept } from '../session/keptOfAccount.ts';
import { SignOutDialog } from '../session/SignOutDialog.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import styles from './AccountMenu.module.css';
import type { AccountMenu_viewer$key } from '../../relay/__generated__/AccountMenu_viewer.graphql.ts';

/** The signed-in account, language, theme and sign out. */
export function AccountMenu({ viewer }: { viewer: AccountMenu_viewer$key }) {
  const { t } = useTranslation('shell');
  const { account } = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer @throwOnFieldError {
        account {
          user {
            email
          }
        }
      }
    `,
    viewer,
  );
  const email = account.user.email ?? '';
  const label = t(($) => $.account.menu, { email });
  const { shortcuts, session } = usePage();
  const [signOut, isPending] = useSignOut();
  const [step, setStep] = useState<'sending' | 'asking' | null>(null);
  const askOrSignOut = async () => {
    setStep('sending');
    // What cannot be sent is kept, so the user is asked about it as well.
    await sendBeforeSignOut();
    if (session.viewerId !== null && hasKept(session.viewerId)) setStep('asking');
    else await signOutAnyway();
  };
  const signOutAnyway = async () => {
    if (!(await signOut())) setStep(null);
  };
  const isLeaving = step === 'sending';
  return (
    <>
      <Menu
        label={label}
        triggerClassName={styles.trigger}
        trigger={
          <>
            {isLeaving ? (
              <span className={classNames('spinner', styles.leaving)} aria-hidden="true" />
            ) : (
              <Avatar name={email} size={28} />
            )}
            <span className="visually-hidden" aria-busy={isLeaving}>
              {label}
            </span>
            <span className={styles.email} aria-hidden="true">
              {email}
            </span>
          </>
        }
      >
        <MenuText>{t(($) => $.account.signedInAs, { email })}</MenuText>
        <MenuLink to={paths.settings} icon="settings">
          {t(($) => $.navigation.settings)}
        </MenuLink>
        <MenuItem icon="mail" onSelect={openFeedback}>
          {t(($) => $.feedback.open)}
        </MenuItem>
        <LanguageMenu className={styles.submenu} />
        <ThemeMenu className={styles.submenu} />
        {shortcuts.isOn() && (
          <MenuItem icon="keyboard" onSelect={openShortcutHelp}>
            {t(($) => $.account.shortcuts)}
          </MenuItem>
        )}
        <MenuItem icon="signOut" onSelect={() => void askOrSignOut()}>
          {t(($) => $.account.signOut)}
        </MenuItem>
      </Menu>
      {step === 'asking' && (
        <SignOutDialog pending={isPending} onStay={() => setStep(null)} onSignOut={() => void signOutAnyway()} />
      )}
    </>
  );
}
