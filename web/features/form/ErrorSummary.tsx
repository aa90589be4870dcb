import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Form.module.css';

/** All that is wrong, at once, each with a way to its field. */
export function ErrorSummary({
  items,
  onGo,
}: {
  items: readonly { readonly path: string; readonly field: string; readonly text: string }[];
  onGo: (path: string) => void;
}) {
  const { t } = useTranslation('common');
  // It stays in the page, so that screen readers hear what comes into it.
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
