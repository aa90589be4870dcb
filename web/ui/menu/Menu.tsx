import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../Icon.tsx';
import { placeMenu } from './placeMenu.ts';
import styles from './Menu.module.css';

/**
 * A button that opens a list of actions or links (a disclosure with plain buttons and links). The browser closes it on
 * Escape and outside clicks; arrow keys move between entries. Menus can be nested.
 */
export function Menu({
  label,
  icon = 'more',
  trigger,
  triggerClassName,
  children,
}: {
  /** Accessible name of the list and, if it has only an icon, of the button. */
  label: string;
  icon?: IconName;
  /** Content and accessible name of the button; replaces its icon. */
  trigger?: ReactNode;
  triggerClassName?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: React.KeyboardEvent) => {
    const own = list.current;
    // Keys pressed in a nested menu belong to that menu.
    if (!own || !(event.target instanceof Element) || event.target.closest('[popover]') !== own) return;
    // In a field, arrow keys change its value.
    if (event.target.matches('input')) return;
    const entries = [...own.querySelectorAll<HTMLElement>('a, button:not(:disabled)')].filter(
      (entry) => entry.closest('[popover]') === own,
    );
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || entries.length === 0) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };

  // The menu covers the page, so it closes when the focus leaves both. Its button is the browser's to handle.
  const closeBehind = ({ relatedTarget: next }: React.FocusEvent) => {
    if (next instanceof Node && next !== button.current && !list.current?.contains(next)) list.current?.hidePopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.trigger, trigger === undefined && styles.iconTrigger, triggerClassName)}
        popoverTarget={id}
        onBlur={closeBehind}
        aria-label={trigger === undefined ? label : undefined}
        title={trigger === undefined ? label : undefined}
      >
        {trigger ?? <Icon name={icon} />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.menu}
        onKeyDown={moveFocus}
        onBlur={closeBehind}
        onToggle={(event) => {
          // React passes on the events of nested menus.
          if (event.target !== event.currentTarget || !list.current || !button.current) return;
          if (event.newState !== 'open') {
            list.current.style.visibility = '';
            // The browser returns the focus only from the outermost menu.
            const focused = document.activeElement;
            const isLost = focused === document.body || list.current.contains(focused);
            if (isLost && button.current.closest('[popover]')) button.current.focus();
            return;
          }
          placeMenu(list.current, button.current);
          list.current.querySelector<HTMLElement>('a, button')?.focus();
        }}
        // Close after an entry is selected, unless it opens a nested menu or submits a form, which closes the menu if
        // valid.
        onClick={(event) => {
          if (
            event.target instanceof Element &&
            event.target.closest('a, button:not([popovertarget], [type=submit])')
          ) {
            list.current?.hidePopover();
          }
        }}
      >
        {children}
      </div>
    </>
  );
}

export function MenuItem({
  icon,
  current,
  danger = false,
  lang,
  onSelect,
  children,
}: {
  icon?: IconName;
  /** Whether it is the selected entry. */
  current?: boolean;
  danger?: boolean;
  /** Language of the text, if not the page's. */
  lang?: string;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.item, danger && styles.danger)}
      aria-pressed={current}
      lang={lang}
      onClick={onSelect}
    >
      {current === undefined ? icon && <Icon name={icon} size={18} /> : <CurrentMark current={current} />}
      <span>{children}</span>
    </button>
  );
}

export function MenuLink({
  to,
  icon,
  current,
  preventScrollReset = false,
  children,
}: {
  to: string;
  icon?: IconName;
  /** Whether it is the chosen one of several. */
  current?: boolean;
  preventScrollReset?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      className={styles.item}
      aria-current={current ? 'true' : undefined}
      preventScrollReset={preventScrollReset}
    >
      {current === undefined ? icon && <Icon name={icon} size={18} /> : <CurrentMark current={current} />}
      <span>{children}</span>
    </Link>
  );
}

/** A heading or text between entries. */
export function MenuText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

function CurrentMark({ current }: { current: boolean }) {
  return <span className={styles.mark}>{current && <Icon name="check" size={18} />}</span>;
}
