import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { languageTag } from '../../domain/locales.ts';
import { autonym } from '../i18n/autonym.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PortalLink } from './PortalLink.tsx';
import { useOwnPath, useSite } from './site.ts';
import { Mark } from '../ui/Mark.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { ThemeLinks } from './ThemeLinks.tsx';
import styles from './SiteHeader.module.css';

const LINKS = ['/agencies', '/agencies/lead-generation', '/get-started'] as const;

/** Header of every public page: agencies, plans, language, theme, account (PLT-04). */
export function SiteHeader() {
  const { t } = useTranslation(['site', 'common']);
  const site = useSite();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home}>
        <Mark />
        <span className={styles.name}>{t(($) => $.productName, { ns: 'common' })}</span>
      </Link>
      <nav aria-label={t(($) => $.header.label)} className={styles.navigation}>
        <HeaderLinks itemClassName={styles.link} />
      </nav>
      <div className={styles.tools}>
        <SiteMenu icon="globe" label={t(($) => $.language)} text={autonym(site.locale)} lang={languageTag(site.locale)}>
          <LanguageLinks className={styles.languages} itemClassName={styles.entry} />
        </SiteMenu>
        <SiteMenu icon="theme" label={t(($) => $.theme.label)}>
          <ThemeLinks itemClassName={styles.entry} />
        </SiteMenu>
        <div className={styles.account}>
          <AccountLinks className={styles.link} mainClassName={styles.door} />
        </div>
        <div className={styles.narrow}>
          <SiteMenu icon="menu" label={t(($) => $.header.menu)}>
            <nav aria-label={t(($) => $.header.label)}>
              <HeaderLinks itemClassName={styles.entry} />
            </nav>
            <div className={styles.menuAccount}>
              <AccountLinks className={styles.entry} mainClassName={styles.door} />
            </div>
          </SiteMenu>
        </div>
      </div>
    </header>
  );
}

/** Pages linked from the header. */
function HeaderLinks({ itemClassName }: { itemClassName: string | undefined }) {
  const { t } = useTranslation('site');
  // Addresses may end in a slash.
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const names = [t(($) => $.pages.directory), t(($) => $.pages.leadGeneration), t(($) => $.pages.getStarted)];
  return LINKS.map((to, at) => (
    <Link key={to} to={to} className={itemClassName} aria-current={to === pathname ? 'page' : undefined}>
      {names[at]}
    </Link>
  ));
}

function AccountLinks({
  className,
  mainClassName,
}: {
  className: string | undefined;
  mainClassName: string | undefined;
}) {
  const { t } = useTranslation('site');
  const { isSignedIn } = useSite();
  const here = useOwnPath();
  if (isSignedIn) {
    return (
      <PortalLink to="/profile/dashboard" className={mainClassName}>
        {t(($) => $.header.openPortal)}
      </PortalLink>
    );
  }
  return (
    <>
      <PortalLink to="/login" back={here} className={className}>
        {t(($) => $.header.signIn)}
      </PortalLink>
      <PortalLink to="/signup" className={mainClassName}>
        {t(($) => $.header.signUp)}
      </PortalLink>
    </>
  );
}
