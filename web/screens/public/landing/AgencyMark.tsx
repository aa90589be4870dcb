import { initialsOf } from '../../../ui/Avatar.tsx';
import styles from './AgencyMark.module.css';

const SIZE = 48;

/** The agency's logo, or its initials. Decorative: the name is next to it. */
export function AgencyMark({ name, logoUrl }: { name: string; logoUrl: string | null | undefined }) {
  if (logoUrl) {
    return (
      <img src={logoUrl} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" className={styles.mark} />
    );
  }
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
