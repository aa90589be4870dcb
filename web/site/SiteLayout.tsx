import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { scrollKey } from '../routing/scrollKey.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { HydratedMark } from './HydratedMark.tsx';
import { PageEventsProvider } from './PageEventsProvider.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useSite } from './site.ts';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';

/**
 * Frame of the public pages (PLT-04). `<main>` has full width and no padding, because screens have full-width bands.
 */
export function SiteLayout() {
  const { t } = useTranslation('common');
  const { basePath } = useSite();
  const isLoading = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        {t(($) => $.skipToContent)}
      </a>
      <ProgressBar active={isLoading} label={t(($) => $.loading)} />
      <SiteHeader />
      <main ref={main} id="content" tabIndex={-1} className={styles.main} aria-busy={isLoading}>
        <PageEventsProvider endpoint={`${basePath}/graphql`}>
          {/* No Suspense boundary, which Back would leave empty while two lists are loading. */}
          <Outlet />
          <HydratedMark />
        </PageEventsProvider>
      </main>
      <SiteFooter />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/**
 * After navigating to another page, focuses its content, or the heading of the section that the address names. Filters
 * and pages of one list share a `handle` and leave the focus alone, unless what had it is gone, because an error replaced
 * the list.
 */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const { handle } = useMatches().at(-1) ?? {};
  const page = typeof handle === 'string' ? handle : pathname;
  const shown = useRef({ page, key });
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, key };
    const focus = () => main.current?.focus({ preventScroll: true });
    if (before.page !== page) {
      focus();
      document.getElementById(hash.slice(1))?.querySelector('h2')?.focus({ preventScroll: true });
    } else if (before.key !== key) {
      // After lists that keep the focus themselves (useKeptFocus).
      queueMicrotask(() => {
        if (focused.current?.isConnected === false && document.activeElement === document.body) focus();
      });
    }
  }, [page, hash, key, main]);
}
