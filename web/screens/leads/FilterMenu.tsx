import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuLink } from '../../ui/Menu.tsx';
import type { TabLink } from '../../ui/TabLinks.tsx';
import styles from './FilterMenu.module.css';

/** A filter as a button that names it and its value; the menu holds the values as links. */
export function FilterMenu({
  label,
  name,
  links,
  value = links.find(({ current }) => current)?.label ?? '',
  children,
}: {
  label: string;
  /** Finds it in a strip that scrolls. */
  name?: string;
  links: readonly TabLink[];
  /** What is chosen, where it is none of the links. */
  value?: string | undefined;
  /** More below the links. */
  children?: ReactNode;
}) {
  return (
    <div data-filter={name}>
      <Menu
        label={`${label} ${value}`}
        trigger={
          <>
            <span className={styles.label}>{label}</span>
            <span>{value}</span>
            <Icon name="chevronDown" size={14} />
          </>
        }
        triggerClassName={styles.trigger}
      >
        {links.map(({ key, to, label: name, count, current }) => (
          <MenuLink key={key} to={to} current={current} preventScrollReset>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </MenuLink>
        ))}
        {children}
      </Menu>
    </div>
  );
}
