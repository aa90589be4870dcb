import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../relay/errors.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import { intoView } from './dialog/intoView.ts';
import styles from './Panels.module.css';

/** An empty list or area with one suggested next step (EXT-19). */
export function EmptyState({
  icon,
  title,
  isPage = false,
  isInSection = false,
  children,
  action,
}: {
  icon: IconName;
  title: ReactNode;
  /** Whether it is the whole page, which makes its title the heading. */
  isPage?: boolean;
  /** Whether it is in a section that has a heading of its own. */
  isInSection?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Heading = isPage ? 'h1' : isInSection ? 'h3' : 'h2';
  return (
    <div className={styles.panel}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

/** A part of a page that failed to load, with a retry without reload (RTE-19, ERR-20). */
export function ErrorPanel({
  ref,
  kind,
  isPage = false,
  block,
  onRetry,
  retrying = false,
  requestId = null,
}: {
  ref?: Ref<HTMLDivElement>;
  kind: FailureKind;
  /** Whether it replaces the whole page, which makes its title the heading. */
  isPage?: boolean;
  /** The title of the card it replaces; it is then shown as a card with that title. */
  block?: string | undefined;
  onRetry?: () => void;
  retrying?: boolean;
  requestId?: string | null;
}) {
  const { t } = useTranslation('common');
  if (block !== undefined) {
    return (
      <div ref={ref} className={classNames(styles.card, styles.flush)} role="alert">
        <div className={styles.cardHeader}>
          <h2>{block}</h2>
        </div>
        <div className={styles.failure}>
          <span className={classNames(styles.icon, styles.bad)}>
            <Icon name={kind === 'network' ? 'offline' : 'error'} size={20} />
          </span>
          <div className={styles.bannerText}>
            <h3>{t(($) => $.errorTitle[kind])}</h3>
            <p className={styles.text}>{t(($) => $.failure[kind])}</p>
          </div>
          {onRetry && (
            <Button size="small" icon="retry" pending={retrying} onClick={onRetry}>
              {t(($) => $.tryAgain)}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div ref={ref} className={styles.panel} role="alert">
      <span className={classNames(styles.icon, styles.bad)}>
        <Icon name={kind === 'network' ? 'offline' : 'error'} size={20} />
      </span>
      <Heading>{t(($) => $.errorTitle[kind])}</Heading>
      <p className={styles.text}>{t(($) => $.failure[kind])}</p>
      {onRetry && (
        <Button icon="retry" pending={retrying} onClick={onRetry}>
          {t(($) => $.tryAgain)}
        </Button>
      )}
      {requestId !== null && <p className={styles.small}>{t(($) => $.requestId, { id: requestId })}</p>}
    </div>
  );
}

export type BannerTone = 'info' | 'warning' | 'danger' | 'success';

/** A colored strip with a message about a state that lasts, such as a lost connection. */
export function Banner({
  tone,
  title,
  isAlert = false,
  children,
  action,
}: {
  tone: BannerTone;
  title?: string;
  /** Whether it is scrolled into view and announced by screen readers when it appears. */
  isAlert?: boolean;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      ref={isAlert ? intoView : undefined}
      className={classNames(styles.banner, styles[tone])}
      role={isAlert ? 'alert' : undefined}
    >
      <Icon name={tone === 'danger' ? 'ban' : tone} />
      <div className={styles.bannerText}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}

/** A bordered section. */
export function Card({
  ref,
  title,
  action,
  children,
}: {
  ref?: Ref<HTMLElement>;
  title?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section ref={ref} className={styles.card} aria-label={title}>
      {title !== undefined && (
        <header className={styles.cardHeader}>
          <h2>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}

/** A page title with filters or the main action. */
export function PageHeader({
  title,
  chip,
  keepsTitle = false,
  isWideOnly = false,
  introduction,
  children,
}: {
  title: string;
  /** A status chip next to the title. */
  chip?: ReactNode;
  /** Keeps the title visible on phones, where the top bar shows something else. */
  keepsTitle?: boolean;
  /** Hides `children` on phones, where the page offers them elsewhere. */
  isWideOnly?: boolean;
  /** A sentence about the page, below the title; on phones above `children`. */
  introduction?: ReactNode;
  children?: ReactNode;
}) {
  const isEmptyOnPhones = !chip && !keepsTitle && (children === undefined || isWideOnly);
  const header = (
    <header className={classNames(styles.pageHeader, isEmptyOnPhones && styles.titleOnly)}>
      <h1 tabIndex={-1} className={keepsTitle ? undefined : styles.inTopBar}>
        {title}
      </h1>
      {chip}
      {children && <div className={classNames(styles.pageActions, isWideOnly && styles.wideOnly)}>{children}</div>}
    </header>
  );
  if (introduction === undefined) return header;
  return (
    <div className={styles.introduced}>
      {header}
      <p>{introduction}</p>
    </div>
  );
}
