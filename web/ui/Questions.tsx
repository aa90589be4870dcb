import { Icon } from './Icon.tsx';
import styles from './Questions.module.css';

export interface Question {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}

/** Expandable questions and answers that work without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ key, question, answer }) => (
        <details key={key} className={styles.item}>
          <summary>
            <span>{question}</span>
            <Icon name="chevronDown" size={18} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
