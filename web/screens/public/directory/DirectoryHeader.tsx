import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Breadcrumb } from '../../../site/pageHead.ts';
import type { DirectoryTopic } from './options/directoryTopic.ts';
import styles from './DirectoryHeader.module.css';

/** The list's breadcrumbs, heading and introduction. */
export function DirectoryHeader({
  title,
  topic: { service, places },
  inPlace,
  breadcrumbs,
}: {
  title: string;
  topic: DirectoryTopic;
  /** Number of results with an office in the requested place, and of others; null if the title names no place. */
  inPlace: { readonly office: number; readonly region: number } | null;
  breadcrumbs: readonly Breadcrumb[];
}) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  return (
    <header className={styles.header}>
      <nav aria-label={t(($) => $.breadcrumbs.label)}>
        <ol role="list" className={styles.breadcrumbs}>
          {breadcrumbs.map(({ name, path }, at) => (
            <li key={path} className={styles.breadcrumb}>
              {at === breadcrumbs.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link to={path} className={styles.link}>
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {/* Names are listed as by the server; see FormattedValue. */}
      <h1 className={styles.title} tabIndex={-1} suppressHydrationWarning>
        {title}
      </h1>
      <p className={styles.intro}>
        {inPlace ? (
          <FormattedValue>
            {t(($) => $.intro.inPlace, { office: number(inPlace.office), region: number(inPlace.region) })}
          </FormattedValue>
        ) : places.length > 0 ? (
          t(($) => $.intro.place)
        ) : service ? (
          t(($) => $.intro.service)
        ) : (
          t(($) => $.intro.all)
        )}
      </p>
    </header>
  );
}
