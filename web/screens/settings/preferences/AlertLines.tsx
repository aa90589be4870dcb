import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlertOn, onAlertChange, switchAlert } from '../../../app/alerts/alertChoices.ts';
import { playTone } from '../../../app/alerts/playTone.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { SettingLine } from './SettingLine.tsx';

/** Desktop notifications and sound for new messages; kept in this browser (EXT-14). */
export function AlertLines() {
  const { t } = useTranslation('settings');
  const hasNotification = useSyncExternalStore(onAlertChange, () => isAlertOn('notification'));
  const hasSound = useSyncExternalStore(onAlertChange, () => isAlertOn('sound'));
  const [isRefused, setRefused] = useState(false);
  const hasNotifications = 'Notification' in window;
  const switchNotification = async (on: boolean) => {
    const isAllowed = !on || (await Notification.requestPermission()) === 'granted';
    setRefused(!isAllowed);
    switchAlert('notification', on && isAllowed);
  };
  return (
    <>
      {hasNotifications && (
        <SettingLine
          title={t(($) => $.alerts.notification)}
          text={<span role="status">{isRefused ? t(($) => $.alerts.refused) : t(($) => $.alerts.hint)}</span>}
        >
          <Switch
            label={t(($) => $.alerts.notification)}
            isOn={hasNotification}
            onChange={(on) => void switchNotification(on)}
          />
        </SettingLine>
      )}
      <SettingLine title={t(($) => $.alerts.sound)} text={hasNotifications ? undefined : t(($) => $.alerts.hint)}>
        <Switch
          label={t(($) => $.alerts.sound)}
          isOn={hasSound}
          onChange={(on) => {
            switchAlert('sound', on);
            if (on) playTone();
          }}
        />
      </SettingLine>
    </>
  );
}
