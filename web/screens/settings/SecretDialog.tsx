import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
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
  const { t: tCommon } = useTranslation('common');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <Dialog title={title} onClose={onClose} unsaved={!isCopied} question={question}>
      <Banner tone="warning">{note}</Banner>
      <div className={styles.secret}>
        <code>{secret}</code>
        <Button look="primary" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? tCommon(($) => $.copied) : tCommon(($) => $.copy)}</span>
        </Button>
      </div>
    </Dialog>
  );
}
