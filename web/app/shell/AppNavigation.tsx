import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { NavLink } from 'react-router-dom';
import { Badge } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { useShownTitle } from '../content/pageTitle.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { openFeedback } from '../feedback/feedbackState.ts';
import { openPalette } from '../palette/paletteState.ts';
import { paths } from '../routing/paths.ts';
import styles from './AppNavigation.module.css';
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
        ...AccountMenu_viewer
      }
    `,
    viewer,
  );
  const activeLeads = data.account?.counters.activeLeads ?? 0;
  const unread = data.messenger?.unreadMessages ?? 0;
  const product = useTranslation('common').t(($) => $.productName);
  const title = useShownTitle();

  return (
    <header className={styles.side}>
      <div className={styles.brand}>
        <span className={styles.logo} aria-hidden="true">
          A
        </span>
        <span className={styles.product}>{product}</span>
      </div>
      {/* Screen readers get this from the page's heading. */}
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <button
        type="button"
        className={styles.jump}
        aria-label={t(($) => $.palette.title)}
        title={t(($) => $.palette.title)}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
      >
        <Icon name="search" size={18} />
        <span className={styles.jumpLabel}>{t(($) => $.palette.title)}</span>
        <kbd className={styles.jumpKey} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <nav aria-label={t(($) => $.navigation.label)} className={styles.navigation}>
        <ul role="list" className={styles.entries}>
          <Entry to={paths.dashboard} icon="home" label={t(($) => $.navigation.dashboard)} />
          <Entry
            to={paths.leads}
            icon="leads"
            label={t(($) => $.navigation.leads)}
            count={activeLeads}
            isQuiet
            countLabel={t(($) => $.navigation.activeLeads, { count: activeLeads })}
          />
          <Entry
            to={paths.messages}
            icon="messages"
            label={t(($) => $.navigation.messages)}
            count={unread}
            countLabel={t(($) => $.navigation.unreadMessages, { count: unread })}
          />
          <li className={styles.group}>{t(($) => $.navigation.yourPage)}</li>
          <Entry to={paths.profile} icon="user" label={t(($) => $.navigation.profile)} end />
          <Entry
            to={paths.pageOptimization}
            icon="pageOptimization"
            label={t(($) => $.navigation.pageOptimization)}
            shortLabel={t(($) => $.navigation.pageOptimizationShort)}
          />
          <li className={classNames(styles.inMenuToo, styles.first)}>
            <button
              type="button"
              className={styles.entry}
              title={t(($) => $.feedback.open)}
              aria-haspopup="dialog"
              onClick={openFeedback}
            >
              <Icon name="mail" size={20} />
              <span className={styles.label}>{t(($) => $.feedback.open)}</span>
            </button>
          </li>
          <Entry to={paths.settings} icon="settings" label={t(($) => $.navigation.settings)} isInMenuToo />
        </ul>
      </nav>
      <div className={styles.tools}>
        <AccountMenu viewer={data} />
      </div>
    </header>
  );
}

function Entry({
  to,
  icon,
  label,
  shortLabel,
  end = false,
  count = 0,
  countLabel = '',
  isQuiet = false,
  isInMenuToo = false,
}: {
  to: string;
  icon: IconName;
  label: string;
  /** Short label for the rail and the bar, where space is limited. */
  shortLabel?: string;
  end?: boolean;
  count?: number;
  countLabel?: string;
  /** Shows the count in gray; only unread counts use the accent color. */
  isQuiet?: boolean;
  /** Also listed in the account menu, and on phones only there, because their bar has room for five. */
  isInMenuToo?: boolean;
}) {
  return (
    <li className={isInMenuToo ? styles.inMenuToo : undefined}>
      <NavLink
        to={to}
        end={end}
        className={styles.entry}
        title={count > 0 ? `${label} · ${countLabel}` : label}
        aria-label={shortLabel && label}
      >
        <Icon name={icon} size={20} />
        <span className={classNames(styles.label, shortLabel !== undefined && styles.wideOnly)}>{label}</span>
        {shortLabel !== undefined && <span className={classNames(styles.label, styles.narrowOnly)}>{shortLabel}</span>}
        <span className={styles.badge}>
          <Badge count={count} label={countLabel} quiet={isQuiet} />
        </span>
      </NavLink>
    </li>
  );
}
