import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import styles from './AgencyNav.module.css';
import { useCurrentSection } from '../../../ui/sectionNav/useCurrentSection.ts';

export interface AgencyPart {
  readonly id: 'about' | 'services' | 'expertise' | 'stories' | 'reviews' | 'awards' | 'clients' | 'offices' | 'brief';
  /** Whether the section has any content. */
  readonly isThere: boolean;
  /** Number of entries, if it is worth showing. */
  readonly count?: number;
}

/** Scrolls a partly visible link fully into view, because browsers leave it cut off at the strip's edge. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Links to the page's sections in order, with the current one marked. */
export function AgencyNav({ parts }: { parts: readonly AgencyPart[] }) {
  const { t } = useTranslation('agency');
  const { number } = useFormat();
  const [current, choose] = useCurrentSection(parts.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.nav} aria-label={t(($) => $.nav.label)}>
      <ul role="list" className={styles.links}>
        {parts.map(({ id, count = 0 }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={() => choose(id)}
              onFocus={showWhole}
            >
              {t(($) => $.nav[id])}
              {count > 0 && <FormattedValue className={styles.count}>{number(count)}</FormattedValue>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
