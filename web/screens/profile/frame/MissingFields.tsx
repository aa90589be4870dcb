import { useTranslation } from 'react-i18next';
import type { CompletenessField } from '../../../../domain/profile/completeness.ts';
import { useFieldNames } from '../form/useFieldNames.ts';
import styles from './Frame.module.css';

/** Empty fields, each with a link to it (EXT-07). */
export function MissingFields({ empty, onGo }: { empty: readonly CompletenessField[]; onGo: (path: string) => void }) {
  const { t } = useTranslation('profile');
  const nameOf = useFieldNames();
  if (empty.length === 0) return null;
  return (
    <section className={styles.missing}>
      <h3>{t(($) => $.completeness.empty)}</h3>
      <ul role="list">
        {empty.map((path) => (
          <li key={path}>
            <button type="button" onClick={() => onGo(path)}>
              {nameOf(path)}
            </button>
            <span>{t(($) => (isOptional(path) ? $.completeness.optional : $.completeness.required))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the field is optional for publishing. */
function isOptional(path: CompletenessField): boolean {
  return path === 'offices' || path === 'scheduledLink' || path.startsWith('socials.');
}
