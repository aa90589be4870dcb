import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../Icon.tsx';
import styles from './SectionNav.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

export interface SectionLink {
  /** Id of the section. */
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
  /** State of the section, after its title. */
  readonly state?: ReactNode;
}

/**
 * Links to the sections of a page, the current one marked: beside them, on phones a strip above. `onGo` replaces
 * following a link.
 */
export function SectionNav({
  label,
  links,
  onGo,
  children,
}: {
  label: string;
  links: readonly SectionLink[];
  onGo?: (id: string) => void;
  /** Above the links. */
  children?: ReactNode;
}) {
  const [current, choose] = useCurrentSection(links.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.nav} aria-label={label}>
      {children}
      <ul role="list">
        {links.map(({ id, title, icon, state }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              aria-current={id === current || undefined}
              onClick={(event) => {
                choose(id);
                if (!onGo) return;
                event.preventDefault();
                onGo(id);
              }}
            >
              {icon && <Icon name={icon} size={18} />}
              <span>{title}</span>
              {state}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
