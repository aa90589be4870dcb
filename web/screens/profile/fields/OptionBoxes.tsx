import type { Option } from '../form/profileOptions.ts';
import { Checkbox } from '../../../ui/Choices.tsx';
import styles from './Fields.module.css';

/** Options as checkboxes. With `isFull`, only checked ones can be changed. */
export function OptionBoxes({
  options,
  chosen,
  isFull = false,
  onChange,
}: {
  options: readonly Option[];
  chosen: readonly string[];
  isFull?: boolean;
  onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <ul role="list" className={styles.boxes}>
      {options.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            label={name}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        </li>
      ))}
    </ul>
  );
}
