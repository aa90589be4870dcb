import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip.tsx';
import styles from './PreviewFrame.module.css';

/** Lets the browser instead of the router follow links of public pages, because they leave the portal. */
function leaveToBrowser(event: MouseEvent): void {
  event.stopPropagation();
}

/** A part of a public page, marked as a preview. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('profilePreview');
  const titleId = useId();
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <Chip tone="info">{t(($) => $.title)}</Chip>
      </header>
      <div className={styles.content} onClickCapture={leaveToBrowser}>
        {children}
      </div>
    </section>
  );
}
