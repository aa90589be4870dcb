import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import styles from './CheckedList.module.css';

/** Benefits with check marks. `across`: side by side where there is room. */
export function CheckedList({
  items,
  across = false,
}: {
  items: readonly { readonly key: string; readonly text: string }[];
  across?: boolean;
}) {
  return (
    <ul role="list" className={classNames(styles.list, across && styles.across)}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <Icon name="check" size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
