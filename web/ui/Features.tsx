import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import styles from './Features.module.css';

export interface Feature {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** A list of features, each with an icon, a name and a sentence. */
export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul role="list" className={styles.features}>
      {features.map(({ key, icon, title, text }) => (
        <li key={key} className={styles.feature}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
