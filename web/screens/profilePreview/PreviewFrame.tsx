import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip.tsx';
import styles from './PreviewFrame.module.css';

/** A part of a public page, marked as a preview. `onFollow`: called when a link in it is followed. */
export function PreviewFrame({
  id,
  title,
  onFollow,
  children,
}: {
  id?: string;
  title: string;
  onFollow?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('profilePreview');
  const titleId = useId();
  return (
    <section id={id} className={styles.frame} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <Chip tone="info">{t(($) => $.title)}</Chip>
      </header>
      <div
        className={styles.content}
        onClickCapture={(event) => {
          // The browser follows links of public pages instead of the router, because they leave the portal.
          event.stopPropagation();
          onFollow?.(event);
        }}
      >
        {children}
      </div>
    </section>
  );
}
