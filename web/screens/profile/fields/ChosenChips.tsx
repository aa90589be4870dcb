import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import type { Option } from '../form/profileOptions.ts';
import styles from './Fields.module.css';

/** The selected entries as chips, each with a remove button. */
export function ChosenChips({ chosen, onRemove }: { chosen: readonly Option[]; onRemove: (id: string) => void }) {
  const { t } = useTranslation('profile');
  if (chosen.length === 0) return null;
  return (
    <ul role="list" className={styles.chips}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <button type="button" aria-label={t(($) => $.choose.remove, { name })} onClick={() => onRemove(id)}>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
