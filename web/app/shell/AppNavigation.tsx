import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useShownTitle } from '../content/pageTitle.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AgencyBrand } from './AgencyBrand.tsx';
import { openFeedback } from '../feedback/feedbackState.ts';
import { paths } from '../routing/paths.ts';
import styles from './AppNavigation.module.css';
import { NavigationButton, NavigationEntry } from './NavigationEntry.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import type { AppNavigation_viewer$key } from '../../relay/__generated__/AppNavigation_viewer.graphql.ts';

/** Sidebar on desktops, icon rail on tablets, bottom bar on phones (SCR-04). */
export function AppNavigation({ viewer }: { viewer: AppNavigation_viewer$key }) {
  const { t } = useTranslation('shell');
  const data = useFragment(
    graphql`
      fragment AppNavigation_viewer on Viewer @throwOnFieldError {
        account @catch(to: NULL) {
          counters {
            activeLeads
          }
        }
        messenger @catch(to: NULL) {
          unreadMessages
        }
        ...AgencyBrand_viewer
        ...AccountMenu_viewer
      }
    `,
    viewer,
  );
  const activeLeads = data.account?.counters.activeLeads ?? 0;
  const unread = data.messenger?.unreadMessages ?? 0;
  const title = useShownTitle();

  return (
    <header className={styles.side}>
      <AgencyBrand viewer={data} />
      {/* Screen readers get this from the page's heading. */}
      <span className={styles.title} aria-hidden="true" dir="auto">
        {title}
      </span>
      <PaletteButton />
      <nav aria-label={t(($) => $.navigation.label)} className={styles.navigation}>
        <ul role="list" className={styles.entries}>
          <NavigationEntry to={paths.dashboard} icon="home" label={t(($) => $.navigation.dashboard)} />
          <NavigationEntry
            to={paths.leads}
            icon="leads"
            label={t(($) => $.navigation.leads)}
            count={activeLeads}
            isQuiet
            countLabel={t(($) => $.navigation.activeLeads, { count: activeLeads })}
          />
          <NavigationEntry
            to={paths.messages}
            icon="messages"
            label={t(($) => $.navigation.messages)}
            count={unread}
            countLabel={t(($) => $.navigation.unreadMessages, { count: unread })}
          />
          <li className={styles.group}>{t(($) => $.navigation.yourPage)}</li>
          <NavigationEntry to={paths.profile} icon="user" label={t(($) => $.navigation.profile)} end />
          <NavigationEntry
            to={paths.pageOptimization}
            icon="pageOptimization"
            label={t(($) => $.navigation.pageOptimization)}
            shortLabel={t(($) => $.navigation.pageOptimizationShort)}
          />
          <NavigationButton icon="mail" label={t(($) => $.feedback.open)} onClick={openFeedback} />
          <NavigationEntry to={paths.settings} icon="settings" label={t(($) => $.navigation.settings)} isInMenuToo />
        </ul>
      </nav>
      <div className={styles.tools}>
        <AccountMenu viewer={data} />
      </div>
    </header>
  );
}
