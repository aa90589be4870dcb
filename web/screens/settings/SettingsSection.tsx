import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import styles from './SettingsSection.module.css';

/** A settings section: a title and a card, or with `isBare` no card. `id` is the target of links. */
export function SettingsSection({
  id: anchor,
  title,
  text,
  action,
  isBare = false,
  fallback = 'button',
  children,
}: {
  id?: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  isBare?: boolean;
  /** Selector of what takes the focus if the focused element disappears and none of its row remains. */
  fallback?: 'button' | 'h2';
  children: ReactNode;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Revoked tokens and deleted webhooks take the button that opened the dialog with them.
  useKeptFocus(section, { row: 'tbody tr, article', control: 'button', fallback });
  return (
    <section ref={section} id={anchor} className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        {action}
      </header>
      {/* One element for both: if `isBare` changes, the children keep their state. */}
      <div className={isBare ? styles.bare : styles.card}>{children}</div>
    </section>
  );
}
