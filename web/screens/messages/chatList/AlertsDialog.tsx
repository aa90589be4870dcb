import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { AlertLines } from '../../settings/preferences/AlertLines.tsx';
import styles from '../../settings/preferences/SettingLine.module.css';

/** The choice of desktop notifications and sound, which the settings have too. */
export function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['messages', 'settings']);
  return (
    <Dialog title={t(($) => $.alerts)} onClose={onClose}>
      <ul role="list" className={styles.lines}>
        <AlertLines />
      </ul>
    </Dialog>
  );
}
