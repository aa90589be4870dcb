import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlertOn, onAlertChange, switchAlert } from '../../app/alerts/alertChoices.ts';
import { playTone } from '../../app/alerts/playTone.ts';
import { Checkbox } from '../../ui/Choices.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './PreferencesCard.module.css';

/** Desktop notifications and sound for new messages; kept in this browser (EXT-14). */
export function AlertsCard() {
  const { t } = useTranslation('settings');
  const hasNotification = useSyncExternalStore(onAlertChange, () => isAlertOn('notification'));
  const hasSound = useSyncExternalStore(onAlertChange, () => isAlertOn('sound'));
  const [isRefused, setRefused] = useState(false);
  const switchNotification = async (on: boolean) => {
    const isAllowed = !on || (await Notification.requestPermission()) === 'granted';
    setRefused(!isAllowed);
    switchAlert('notification', on && isAllowed);
  };
  return (
    <SettingsSection title={t(($) => $.alerts.title)}>
      <div className={styles.fields}>
        {'Notification' in window && (
          <Checkbox
            label={t(($) => $.alerts.notification)}
            checked={hasNotification}
            onChange={(on) => void switchNotification(on)}
          />
        )}
        <Checkbox
          label={t(($) => $.alerts.sound)}
          checked={hasSound}
          onChange={(on) => {
            switchAlert('sound', on);
            if (on) playTone();
          }}
        />
        <p role="status">{isRefused ? t(($) => $.alerts.refused) : t(($) => $.alerts.hint)}</p>
      </div>
    </SettingsSection>
  );
}
