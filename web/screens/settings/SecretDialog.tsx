import { useState } from 'react';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
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
  question: { title: string; text: string };
  secret: string;
  onClose: () => void;
}) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Dialog title={title} onClose={onClose} unsaved={!isCopied} question={question}>
      <Banner tone="warning">{note}</Banner>
      <div className={styles.secret}>
        <code>{secret}</code>
        <CopyButton look="primary" text={secret} onCopied={() => setIsCopied(true)} />
      </div>
    </Dialog>
  );
}
