import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useLocation } from 'react-router-dom';
import { languageTag } from '../../domain/locales.ts';
import { autonym } from '../i18n/autonym.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { localizedPath } from './localePrefix.ts';
import { PortalLink } from './PortalLink.tsx';
import { useSite } from './site.ts';
import { SiteLink } from './SiteLink.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { ThemeLinks } from './ThemeLinks.tsx';
import styles from './SiteHeader.module.css';

/** The head of every public page: the two ways in, language and colours, and the door to the portal (PLT-04). */
export function SiteHeader() {
  const { t } = useTranslation(['site', 'common']);
  const site = useSite();
  const { pathname, search } = useLocation();
  const back = localizedPath('', site.prefix, pathname + search);
  const product = t(($) => $.productName, { ns: 'common' });
  return (
    <header className={styles.header}>
      <SiteLink to="/" className={styles.home}>
        <span className={styles.logo} aria-hidden="true">
          A
        </span>
        {product}
      </SiteLink>
      <nav aria-label={t(($) => $.header.label)} className={styles.navigation}>
        <Door to="/agencies">{t(($) => $.pages.directory)}</Door>
        <Door to="/agencies/lead-generation">{t(($) => $.pages.leadGeneration)}</Door>
        <Door to="/get-started">{t(($) => $.pages.getStarted)}</Door>
      </nav>
      <div className={styles.tools}>
        <SiteMenu icon="globe" label={t(($) => $.language)} text={autonym(site.locale)} lang={languageTag(site.locale)}>
          <LanguageLinks className={styles.languages} itemClassName={styles.entry} />
        </SiteMenu>
        <SiteMenu icon="theme" label={t(($) => $.theme.label)}>
          <ThemeLinks itemClassName={styles.entry} />
        </SiteMenu>
        {site.isSignedIn ? (
          <PortalLink to="/profile" className={styles.door}>
            {t(($) => $.header.openPortal)}
          </PortalLink>
        ) : (
          <PortalLink to="/login" back={back} className={styles.door}>
            {t(($) => $.header.signIn)}
          </PortalLink>
        )}
      </div>
    </header>
  );
}

/** A page that the header leads to; it is marked on the page itself. */
function Door({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SiteLink to={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </SiteLink>
  );
}
