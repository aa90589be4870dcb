import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import styles from './Notifications.module.css';

/** The verified WhatsApp number: switches its notifications, replaces or removes it. */
export function VerifiedNumber({
  number,
  isOn,
  isSwitching,
  isRemoving,
  onSwitch,
  onReplace,
  onRemove,
}: {
  /** As people write it. */
  number: string;
  /** Whether notifications are sent to it. */
  isOn: boolean;
  isSwitching: boolean;
  isRemoving: boolean;
  onSwitch: (isOn: boolean) => void;
  onReplace: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('notifications');
  return (
    <div className={styles.line}>
      <span className={classNames(styles.icon, isOn && styles.on)}>
        <Icon name="whatsapp" />
      </span>
      <div className={styles.what}>
        <span className={styles.number}>
          {number}
          <Chip tone="success" icon="check">
            {t(($) => $.whatsApp.verified)}
          </Chip>
        </span>
        <p>{isOn ? t(($) => $.whatsApp.isOn) : t(($) => $.whatsApp.isOff)}</p>
      </div>
      <div className={styles.actions}>
        <Switch label={t(($) => $.whatsApp.switch)} isOn={isOn} pending={isSwitching} onChange={onSwitch} />
        <Button size="small" look="quiet" onClick={onReplace}>
          {t(($) => $.whatsApp.replace)}
        </Button>
        <Button size="small" look="quiet" pending={isRemoving} onClick={onRemove}>
          {t(($) => $.whatsApp.remove)}
        </Button>
      </div>
    </div>
  );
}
