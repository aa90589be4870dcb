import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuLink } from '../../ui/menu/Menu.tsx';
import type { TabLink } from '../../ui/TabLinks.tsx';
import styles from './FilterMenu.module.css';

/** A filter as a button with its name and value, which opens a menu of values as links. */
export function FilterMenu({
  label,
  name,
  links,
  value = links.find(({ current }) => current)?.label ?? '',
  children,
}: {
  label: string;
  /** Identifies the filter in its scrolling strip. */
  name?: string;
  links: readonly TabLink[];
  /** The current value, if it is not one of the links. */
  value?: string | undefined;
  /** Further content below the links. */
  children?: ReactNode;
}) {
  const { number } = useFormat();
  return (
    <div data-filter={name}>
      <Menu
        label={label}
        trigger={
          <>
            <span className={styles.label}>{label}</span> <span>{value}</span>
            <Icon name="chevronDown" size={14} />
          </>
        }
        triggerClassName={styles.trigger}
      >
        {links.map(({ key, to, label: name, count, current }) => (
          <MenuLink key={key} to={to} current={current} preventScrollReset>
            {name}
            {count !== undefined && <span className={styles.count}>{number(count)}</span>}
          </MenuLink>
        ))}
        {children}
      </Menu>
    </div>
  );
}
