import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PortalLink } from './PortalLink.tsx';
import { useSite } from './site.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './SiteFooter.module.css';

/** Footer of every public page: site links, account, languages. */
export function SiteFooter() {
  const { t } = useTranslation(['site', 'common']);
  const { isSignedIn, contactEmail } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Mark />
            {t(($) => $.productName, { ns: 'common' })}
          </p>
          <p>{t(($) => $.footer.about)}</p>
        </div>
        <Column title={t(($) => $.footer.clients)}>
          <Entry to="/">{t(($) => $.pages.landing)}</Entry>
          <Entry to="/agencies">{t(($) => $.pages.directory)}</Entry>
        </Column>
        <Column title={t(($) => $.footer.agencies)}>
          <Entry to="/get-started">{t(($) => $.pages.getStarted)}</Entry>
          <Entry to="/agencies/lead-generation">{t(($) => $.pages.leadGeneration)}</Entry>
          <Entry to="/academy/exams">{t(($) => $.pages.academy)}</Entry>
          <Entry to="/kb/taxes">{t(($) => $.pages.taxes)}</Entry>
        </Column>
        <Column title={t(($) => $.productName, { ns: 'common' })}>
          {isSignedIn ? (
            <li>
              <PortalLink to="/profile/dashboard">{t(($) => $.header.openPortal)}</PortalLink>
            </li>
          ) : (
            <>
              <li>
                <PortalLink to="/login">{t(($) => $.header.signIn)}</PortalLink>
              </li>
              <li>
                <PortalLink to="/signup">{t(($) => $.footer.signUp)}</PortalLink>
              </li>
            </>
          )}
          <li>
            <a href={`mailto:${contactEmail}`}>{t(($) => $.footer.contact)}</a>
          </li>
        </Column>
      </div>
      <nav aria-label={t(($) => $.language)}>
        <LanguageLinks className={styles.languages} />
      </nav>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={styles.column}>
      <h2>{title}</h2>
      <ul role="list">{children}</ul>
    </nav>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
