import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Form.module.css';

/** All errors of a form, each with a link to its field. */
export function ErrorSummary({
  items,
  onGo,
}: {
  items: readonly { readonly path: string; readonly field: string; readonly text: string }[];
  onGo: (path: string) => void;
}) {
  const { t } = useTranslation('common');
  // Always rendered: screen readers announce only changes to an existing live region.
  return (
    <div role="alert">
      {items.length > 0 && (
        <div className={styles.summary}>
          <h2>
            <Icon name="error" size={16} />
            {t(($) => $.errors.title, { count: items.length })}
          </h2>
          <ul>
            {items.map(({ path, field, text }) => (
              <li key={path}>
                <button type="button" onClick={() => onGo(path)}>
                  {t(($) => $.errors.item, { field, text })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
