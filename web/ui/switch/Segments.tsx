import { useId } from 'react';
import type { Choice } from '../Choices.tsx';
import styles from './Segments.module.css';

/** Two to six short choices side by side, one selected. `labelledBy`: id of its name. */
export function Segments<Value extends string>({
  labelledBy,
  choices,
  value,
  onChange,
}: {
  labelledBy: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.segments}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
