import { useTranslation } from 'react-i18next';
import { EMAIL_ADDRESSES_MAX } from '../../../../domain/profile/emailSettings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { isInputMethodKey } from '../../../ui/composition.ts';
import { FieldError, TextField } from '../../../ui/Field.tsx';
import styles from './Notifications.module.css';

/** The addresses of the email settings, each with a button that removes it, and a field for another one. */
export function AddressLines({
  values,
  saved,
  typed,
  errorAt,
  onType,
  onAdd,
  onRemove,
}: {
  values: readonly string[];
  saved: readonly string[];
  typed: string;
  /** The error at `values` or `values[1]`. */
  errorAt: (path: string) => string | undefined;
  onType: (typed: string) => void;
  onAdd: () => void;
  onRemove: (address: string) => void;
}) {
  const { t } = useTranslation('notifications');
  const isFull = values.length >= EMAIL_ADDRESSES_MAX;
  const next = `values[${values.length}]`;
  return (
    <div role="group" aria-label={t(($) => $.email.addresses)} data-path="values" className={styles.addresses}>
      {values.length > 0 && (
        <ul role="list">
          {values.map((value, index) => (
            // The index is the only stable key an address has.
            <li key={index} data-path={`values[${index}]`} className={styles.address}>
              <div className={styles.value}>
                <span>{value}</span>
                {!saved.includes(value) && <Chip icon="clock">{t(($) => $.email.unsaved)}</Chip>}
                <FieldError id={`email-${index}-error`}>{errorAt(`values[${index}]`)}</FieldError>
              </div>
              <Button
                size="small"
                look="quiet"
                aria-label={t(($) => $.email.remove, { address: value })}
                aria-describedby={`email-${index}-error`}
                onClick={() => onRemove(value)}
              >
                {t(($) => $.email.removeShort)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <FieldError id="email-values-error">{errorAt('values')}</FieldError>
      ) : (
        <div className={styles.newAddress}>
          <TextField
            data-path={next}
            data-entry=""
            label={t(($) => $.email.add)}
            // Of type="email", Chromium changes "ö" in domains to "xn--".
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={(event) => {
              // Without text, Enter saves the form.
              if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent) || typed.trim() === '') return;
              event.preventDefault();
              onAdd();
            }}
            error={errorAt(next) ?? errorAt('values')}
          />
          <Button size="small" onClick={onAdd}>
            {t(($) => $.email.addShort)}
          </Button>
        </div>
      )}
    </div>
  );
}
