import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import styles from './UnsentText.module.css';

/** A text that can no longer be sent: it can be read, copied and discarded. */
export function UnsentText({ label, text, onDiscard }: { label: string; text: string; onDiscard: () => void }) {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.unsent}>
      <label className={styles.label}>
        {label}
        <textarea className={styles.text} readOnly rows={2} dir="auto" value={text} />
      </label>
      <div className={styles.actions}>
        <CopyButton size="small" text={text} />
        <Button
          size="small"
          look="quiet"
          onClick={(event) => {
            event.currentTarget.closest('section')?.focus({ preventScroll: true });
            onDiscard();
          }}
        >
          {t(($) => $.message.discard)}
        </Button>
      </div>
    </div>
  );
}
