import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import styles from './AgencyNav.module.css';
import { useCurrentPart } from './useCurrentPart.ts';

export interface AgencyPart {
  readonly id: 'about' | 'services' | 'expertise' | 'stories' | 'reviews' | 'awards' | 'clients' | 'offices' | 'brief';
  /** Whether the agency has anything to show there. */
  readonly isThere: boolean;
  /** How many things it shows, where that says something. */
  readonly count?: number;
}

/** A link at the edge of the strip is brought in whole: browsers leave it there when a bit of it can be seen. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Links to the parts of the page in their order, the one that is being read marked. */
export function AgencyNav({ parts }: { parts: readonly AgencyPart[] }) {
  const { t } = useTranslation('agency');
  const { number } = useFormat();
  const current = useCurrentPart(parts.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.nav} aria-label={t(($) => $.nav.label)}>
      <ul role="list" className={styles.links}>
        {parts.map(({ id, count = 0 }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined} onFocus={showWhole}>
              {t(($) => $.nav[id])}
              {count > 0 && <FormattedValue className={styles.count}>{number(count)}</FormattedValue>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
