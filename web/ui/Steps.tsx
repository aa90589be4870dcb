import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Steps.module.css';

export interface Step {
  readonly key: string;
  readonly title: string;
  readonly text: ReactNode;
}

/** Numbered steps. `across`: side by side where there is room. */
export function Steps({
  steps,
  across = false,
  level = 3,
}: {
  steps: readonly Step[];
  across?: boolean;
  level?: 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <ol role="list" className={classNames(styles.steps, across && styles.across)}>
      {steps.map((step, index) => (
        <li key={step.key} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.text}>
            <Heading>{step.title}</Heading>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
