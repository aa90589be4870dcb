import { NavLink } from 'react-router-dom';
import { Badge } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import styles from './NavigationEntry.module.css';

/** A link of the portal's navigation, with an optional count. */
export function NavigationEntry({
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
      <NavLink to={to} end={end} className={styles.entry} title={count > 0 ? `${label} · ${countLabel}` : label}>
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

/** An entry that opens a dialog. It begins the group at the bottom; phones have it in the account menu instead. */
export function NavigationButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <li className={classNames(styles.inMenuToo, styles.first)}>
      <button type="button" className={styles.entry} title={label} aria-haspopup="dialog" onClick={onClick}>
        <Icon name={icon} size={20} />
        <span className={styles.label}>{label}</span>
      </button>
    </li>
  );
}
