import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AgencyNav.module.css';

/** Parts of the page, in their order. */
export type AgencyPart =
  | 'about'
  | 'services'
  | 'expertise'
  | 'stories'
  | 'reviews'
  | 'awards'
  | 'clients'
  | 'offices'
  | 'brief';

/** A link at the edge of the strip is brought in whole: browsers leave it there when a bit of it can be seen. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Links to the parts of the page that there are. */
export function AgencyNav({ parts }: { parts: readonly AgencyPart[] }) {
  const { t } = useTranslation('agency');
  return (
    <nav className={styles.nav} aria-label={t(($) => $.nav.label)}>
      <ul role="list" className={styles.links}>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} onFocus={showWhole}>
              {t(($) => $.nav[part])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
