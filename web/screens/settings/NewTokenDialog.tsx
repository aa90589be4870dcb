import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Banner } from '../../ui/Panels.tsx';
import styles from './AccessTokens.module.css';

/** Shows a new token's secret once; closing without copying asks for confirmation. */
export function NewTokenDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: tCommon } = useTranslation('common');
  const [isCopied, setIsCopied] = useState(false);
  const question = { title: t(($) => $.tokens.notCopiedTitle), text: t(($) => $.tokens.notCopiedText) };
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <Dialog title={t(($) => $.tokens.newTitle)} onClose={onClose} unsaved={!isCopied} question={question}>
      <Banner tone="warning">{t(($) => $.tokens.onlyOnce)}</Banner>
      <div className={styles.secret}>
        <code>{secret}</code>
        <Button look="primary" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? tCommon(($) => $.copied) : tCommon(($) => $.copy)}</span>
        </Button>
      </div>
    </Dialog>
  );
}
