import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import styles from './StepLink.module.css';

/** Link to a neighbor in the list. At the end of the list it stays visible without a target, so that nothing moves. */
export function StepLink({
  icon,
  label,
  to,
  ...link
}: { icon: IconName; label: string; to: string | null } & Pick<LinkProps, 'state' | 'preventScrollReset'>) {
  return to === null ? (
    <span className={styles.step} data-disabled="" aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <Link {...link} to={to} replace className={styles.step} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
