import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../preferences/LanguageMenu.tsx';
import { ThemeMenu } from '../preferences/ThemeMenu.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';
import styles from './BareLayout.module.css';

/** Layout of sign-in, sign-up and unknown pages: one card with language and theme menus (PLT-04). */
export function BareLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Mark />
        <span className={styles.product}>{t(($) => $.productName)}</span>
        <LanguageMenu className={styles.tool} />
        <ThemeMenu className={styles.tool} />
      </header>
      <main ref={main} tabIndex={-1} className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  );
}
