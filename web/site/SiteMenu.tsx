import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';
import styles from './SiteMenu.module.css';

/**
 * A header button with a menu of links. Works before and without JavaScript; with it, Escape, navigation and moving the
 * focus away close the menu.
 */
export function SiteMenu({
  icon,
  label,
  text,
  lang,
  children,
}: {
  icon: IconName;
  label: string;
  /** Label next to the icon where there is room. */
  text?: string;
  /** Language of `text`. */
  lang?: string;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const shown = useRef(location);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const closeFromWithin = () => {
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  useEffect(() => {
    // The first run is hydration.
    if (shown.current === location) return;
    shown.current = location;
    // A link to another list of the same page leaves the focus where it is.
    if (menu.current?.contains(document.activeElement)) closeFromWithin();
    else close();
  }, [location]);

  const closeWhenLeft = (event: FocusEvent) => {
    if (!menu.current?.contains(event.relatedTarget)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) closeFromWithin();
  };
  return (
    <details
      ref={menu}
      name="site-menu"
      className={styles.menu}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
      // Its `open` attribute may be set before hydration.
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <Icon name={icon} size={22} />
        <span className="visually-hidden">{text === undefined ? label : `${label}: `}</span>
        {text !== undefined && (
          <span className={styles.text} lang={lang}>
            {text}
          </span>
        )}
      </summary>
      {/* Takes the focus when clicked between links, so the menu stays open. */}
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
