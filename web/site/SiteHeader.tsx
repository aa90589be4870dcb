import { useTranslation } from '../i18n/useTranslation.ts';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { languageTag } from '../../domain/locales.ts';
import { autonym } from '../i18n/autonym.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { localizedPath } from './localePrefix.ts';
import { PortalLink } from './PortalLink.tsx';
import { useSite } from './site.ts';
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
      <Link to="/" className={styles.home}>
        <span className={styles.logo} aria-hidden="true">
          A
        </span>
        {product}
      </Link>
      <nav aria-label={t(($) => $.header.label)} className={styles.navigation}>
        <NavLink to="/agencies" end className={styles.link}>
          {t(($) => $.pages.directory)}
        </NavLink>
        <NavLink to="/agencies/lead-generation" className={styles.link}>
          {t(($) => $.pages.leadGeneration)}
        </NavLink>
        <NavLink to="/get-started" className={styles.link}>
          {t(($) => $.pages.getStarted)}
        </NavLink>
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
