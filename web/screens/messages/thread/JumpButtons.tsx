import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './JumpButtons.module.css';

/**
 * Buttons that jump to the end, with the number of new messages (EXT-02), and to a first unread message not loaded yet.
 */
export function JumpButtons({
  newBelow,
  isAtEnd,
  onEnd,
  onFirstUnread,
  isSeeking,
}: {
  newBelow: number;
  isAtEnd: boolean;
  onEnd: () => void;
  /** Null if it is loaded, or there is none. */
  onFirstUnread: (() => void) | null;
  isSeeking: boolean;
}) {
  const { t } = useTranslation('messages');
  return (
    <>
      {onFirstUnread && (
        <button
          type="button"
          className={classNames(styles.pill, styles.top)}
          aria-busy={isSeeking}
          onClick={onFirstUnread}
        >
          <Icon name="arrowUp" size={16} />
          {t(($) => $.thread.toFirstUnread)}
        </button>
      )}
      {!isAtEnd && (
        <button
          type="button"
          className={classNames(styles.pill, styles.bottom, newBelow === 0 && styles.bare)}
          aria-label={newBelow === 0 ? t(($) => $.thread.toEnd) : undefined}
          title={t(($) => $.thread.toEnd)}
          onClick={onEnd}
        >
          <Icon name="arrowDown" size={16} />
          {newBelow > 0 && t(($) => $.thread.newCount, { count: newBelow })}
        </button>
      )}
    </>
  );
}
