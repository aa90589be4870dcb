import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import styles from './ProjectFacts.module.css';

/** What is known of a project, such as its service, budget and duration, in one line; renders nothing without any. */
export function ProjectFacts({ facts }: { facts: readonly (string | false | null | undefined)[] }) {
  const known = facts.filter((fact) => typeof fact === 'string');
  if (known.length === 0) return null;
  return (
    <ul role="list" className={styles.facts}>
      {known.map((fact) => (
        <li key={fact}>
          <FormattedValue>{fact}</FormattedValue>
        </li>
      ))}
    </ul>
  );
}
