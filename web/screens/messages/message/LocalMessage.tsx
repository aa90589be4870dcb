import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH } from '../../../../domain/messages/messageText.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MessageText } from './MessageText.tsx';
import type { OutboxItem } from '../outbox/outboxItem.ts';
import { StatusTicks } from './StatusTicks.tsx';
import bubble from './MessageBubble.module.css';
import styles from './LocalMessage.module.css';

/**
 * One of the agency's own messages that is not confirmed yet: sending (STA-13), or failed with its text kept (STA-14).
 */
export function LocalMessage({
  item,
  startsGroup,
  onResend,
  onDiscard,
}: {
  item: OutboxItem;
  startsGroup: boolean;
  onResend: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('messages');
  const { number } = useFormat();
  const { problem } = item;
  return (
    <li className={classNames(bubble.message, bubble.own, startsGroup && bubble.first)} data-local={item.state}>
      <span className="visually-hidden">{t(($) => $.thread.you)}</span>
      <div className={bubble.line}>
        <div className={classNames(bubble.bubble, item.state === 'pending' ? styles.pending : styles.failed)}>
          <MessageText text={item.text} language={null} />
          {item.state === 'pending' && <StatusTicks status="sending" />}
        </div>
      </div>
      {item.state === 'error' && (
        <div className={styles.failure}>
          <p className={styles.why} role="alert">
            <Icon name="error" size={16} />
            <span>{t(($) => $.problem[problem ?? 'general'], { limit: number(MESSAGE_MAX_LENGTH) })}</span>
          </p>
          <Button size="small" icon="retry" onClick={onResend}>
            {t(($) => $.message.resend)}
          </Button>
          <Button size="small" look="quiet" onClick={onDiscard}>
            {t(($) => $.message.discard)}
          </Button>
        </div>
      )}
    </li>
  );
}
