import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { MessageAlerts_viewer$key } from '../../relay/__generated__/MessageAlerts_viewer.graphql.ts';
import { paths } from '../routing/paths.ts';
import { isAlertOn, switchAlert } from './alertChoices.ts';
import { playTone } from './playTone.ts';

/** Time in which a tab that shows the chat marks a new message as read, in ms. */
const READ_ELSEWHERE_MS = 3_000;
/** How long the announcing tab holds the lock, so that other hidden tabs stay silent, in ms. */
const ONE_TAB_MS = 3_000;

/**
 * Announces new messages while the tab is hidden, as chosen in the settings (EXT-14), unless they are read elsewhere at
 * once.
 */
export function MessageAlerts({ viewer }: { viewer: MessageAlerts_viewer$key }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { messenger } = useFragment(
    graphql`
      fragment MessageAlerts_viewer on Viewer @throwOnFieldError {
        messenger @catch(to: NULL) {
          unreadMessages
        }
      }
    `,
    viewer,
  );
  const unread = messenger?.unreadMessages ?? null;
  /** Up to this number, all are known. Kept while the upstream fails. */
  const [known, setKnown] = useState(unread);
  if (unread !== null && (known === null || unread < known)) setKnown(unread);
  const announce = useEffectEvent((count: number) => {
    if (isAlertOn('sound')) playTone();
    if (!isAlertOn('notification')) return;
    const shown = showNotification(
      t(($) => $.alert.title),
      t(($) => $.navigation.unreadMessages, { count }),
    );
    if (!shown) return;
    shown.onclick = () => {
      window.focus();
      void navigate(paths.messages);
      shown.close();
    };
  });
  const settle = useEffectEvent(() => {
    if (unread === null) return;
    setKnown(unread);
    if (document.hidden) void inOneTab(() => announce(unread));
  });
  const hasNew = unread !== null && known !== null && unread > known;
  useEffect(() => {
    if (!hasNew) return undefined;
    const timer = setTimeout(() => settle(), READ_ELSEWHERE_MS);
    return () => clearTimeout(timer);
  }, [hasNew]);
  return null;
}

/** Shows a notification; null where a page may not, as in Chrome on Android, which then turns this alert off. */
function showNotification(title: string, body: string): Notification | null {
  try {
    // The same tag replaces an earlier one that is still shown; `renotify` alerts again, in browsers that know it.
    const options = { body, tag: 'messages', renotify: true };
    return new Notification(title, options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    switchAlert('notification', false);
    return null;
  }
}

/**
 * Runs it in only one of the tabs that call at about the same time. Without locks (insecure contexts), in each of them.
 */
async function inOneTab(run: () => void): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) {
    run();
    return;
  }
  await locks.request('message-alert', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    run();
    await new Promise((resolve) => setTimeout(resolve, ONE_TAB_MS));
  });
}
