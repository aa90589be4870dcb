import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import styles from './Review.module.css';

/** The link to share with the client (SCR-29, STA-47). */
export function ShareDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  return (
    <Dialog
      title={t(($) => $.share.title)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{tCommon(($) => $.close)}</Button>}
    >
      <div className={styles.column}>
        <p>{t(($) => $.share.text)}</p>
        <ReviewLink uuid={uuid} />
      </div>
    </Dialog>
  );
}
