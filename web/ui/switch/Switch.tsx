import { classNames } from '../classNames.ts';
import styles from './Switch.module.css';

/** A switch that takes effect immediately. While `pending`, it keeps the focus and ignores clicks. */
export function Switch({
  label,
  isOn,
  pending = false,
  onChange,
}: {
  label: string;
  isOn: boolean;
  pending?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={pending || undefined}
      className={classNames(styles.switch, isOn && styles.on)}
      onClick={() => {
        if (!pending) onChange(!isOn);
      }}
    />
  );
}
