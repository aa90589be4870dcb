import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogQuestion } from '../../ui/dialog/Dialog.tsx';
import { Banner } from '../../ui/Panels.tsx';
import styles from './AccessTokens.module.css';

/** Shows a secret once. Closing before it is copied asks `question`. */
export function SecretDialog({
  title,
  note,
  question,
  secret,
  onClose,
}: {
  title: string;
  note: string;
  question: Pick<DialogQuestion, 'title' | 'text'>;
  secret: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      unsaved={!isCopied}
      question={{ ...question, stay: t(($) => $.cancel), leave: t(($) => $.close) }}
    >
      <Banner tone="warning">{note}</Banner>
      <div className={styles.secret}>
        <code>{secret}</code>
        <CopyButton look="primary" text={secret} onCopied={() => setIsCopied(true)} />
      </div>
    </Dialog>
  );
}
