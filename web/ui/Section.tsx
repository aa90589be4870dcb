import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Section.module.css';

/** A full-width section of a public page with centered content of at most 1,200 px. */
export function Section({
  id,
  title,
  intro,
  action,
  tone = 'plain',
  isBeside = false,
  children,
}: {
  /** Target of links. */
  id?: string;
  title?: string;
  intro?: ReactNode;
  /** Rendered next to the title. */
  action?: ReactNode;
  /** `raised` contrasts with neighboring sections. */
  tone?: 'plain' | 'raised';
  /** Places the title next to the content where there is room. */
  isBeside?: boolean;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.band, tone === 'raised' && styles.raised)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={classNames(styles.column, isBeside && styles.beside)}>
        {title !== undefined && (
          <header className={styles.header}>
            <div className={styles.heading}>
              <h2 id={titleId}>{title}</h2>
              {intro !== undefined && <p className={styles.intro}>{intro}</p>}
            </div>
            {action}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}

/** Top of a public page: heading, introduction, main action and a picture next to them. */
export function Hero({
  title,
  intro,
  aside,
  below,
  children,
}: {
  title: string;
  intro: ReactNode;
  aside?: ReactNode;
  /** Rendered below both, as wide as the page. */
  below?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(styles.band, styles.hero)}>
      <div className={classNames(styles.column, aside !== undefined && styles.withAside)}>
        <div className={styles.lead}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {children}
        </div>
        {aside}
        {below}
      </div>
    </div>
  );
}
