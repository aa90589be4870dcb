import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { languageTag } from '../../domain/locales.ts';
import { autonym } from '../i18n/autonym.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PortalLink } from './PortalLink.tsx';
import { useOwnPath, useSite } from './site.ts';
import { SiteMenu } from './SiteMenu.tsx';
import { ThemeLinks } from './ThemeLinks.tsx';
import styles from './SiteHeader.module.css';

const DOORS = ['/agencies', '/agencies/lead-generation', '/get-started'] as const;
type Door = (typeof DOORS)[number];

/** The head of every public page: the two ways in, language and colours, and the door to the portal (PLT-04). */
export function SiteHeader() {
  const { t } = useTranslation(['site', 'common']);
  const site = useSite();
  const { pathname } = useLocation();
  const here = DOORS.find((door) => door === pathname) ?? null;
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
        <Door to="/agencies" here={here}>
          {t(($) => $.pages.directory)}
        </Door>
        <Door to="/agencies/lead-generation" here={here}>
          {t(($) => $.pages.leadGeneration)}
        </Door>
        <Door to="/get-started" here={here}>
          {t(($) => $.pages.getStarted)}
        </Door>
      </nav>
      <div className={styles.tools}>
        <SiteMenu icon="globe" label={t(($) => $.language)} text={autonym(site.locale)} lang={languageTag(site.locale)}>
          <LanguageLinks className={styles.languages} itemClassName={styles.entry} />
        </SiteMenu>
        <SiteMenu icon="theme" label={t(($) => $.theme.label)}>
          <ThemeLinks itemClassName={styles.entry} />
        </SiteMenu>
        {site.isSignedIn ? (
          <PortalLink to="/profile/dashboard" className={styles.door}>
            {t(($) => $.header.openPortal)}
          </PortalLink>
        ) : (
          <SignInLink>{t(($) => $.header.signIn)}</SignInLink>
        )}
      </div>
    </header>
  );
}

/** A page that the header leads to; it is marked on the page itself. */
function Door({ to, here, children }: { to: Door; here: Door | null; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link} aria-current={to === here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function SignInLink({ children }: { children: ReactNode }) {
  return (
    <PortalLink to="/login" back={useOwnPath()} className={styles.door}>
      {children}
    </PortalLink>
  );
}
