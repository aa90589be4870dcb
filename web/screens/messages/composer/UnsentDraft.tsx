import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import type { Drafts } from '../outbox/drafts.ts';
import { useDraft } from '../outbox/useKept.ts';
import styles from './UnsentDraft.module.css';

/** The draft of a chat that accepts no more messages: it can be read, copied and discarded (EXT-01). */
export function UnsentDraft({ chatUuid, drafts }: { chatUuid: string; drafts: Drafts }) {
  const { t } = useTranslation('messages');
  const text = useDraft(drafts, chatUuid);
  if (text === '') return null;
  return (
    <div className={styles.draft}>
      <label className={styles.label}>
        {t(($) => $.list.draft)}
        <textarea className={styles.text} readOnly rows={2} dir="auto" value={text} />
      </label>
      <div className={styles.actions}>
        <CopyButton size="small" text={text} />
        <Button
          size="small"
          look="quiet"
          onClick={(event) => {
            event.currentTarget.closest('section')?.focus({ preventScroll: true });
            drafts.set(chatUuid, '');
          }}
        >
          {t(($) => $.message.discard)}
        </Button>
      </div>
    </div>
  );
}
