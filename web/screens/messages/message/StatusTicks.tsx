import { useTranslation } from 'react-i18next';
import type { MessageStatus } from '../../../../domain/chats.ts';
import { classNames } from '../../../ui/classNames.ts';
import styles from './StatusTicks.module.css';

/**
 * Delivery status: one tick for sent, two for delivered, two in the accent color for read; in words for screen readers.
 */
export function StatusTicks({ status }: { status: MessageStatus | 'sending' }) {
  const { t } = useTranslation('messages');
  const text = t(($) => $.status[status]);
  return (
    <span className={classNames(styles.ticks, status === 'read' && styles.read)} data-status={status} title={text}>
      <svg viewBox="0 0 16 12" fill="none" aria-hidden="true">
        <path d={PATHS[status]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

const TWO_TICKS = 'M1 6.5 4 9.5 10 2.500M7.5 8.700 8.300 9.500 14.5 2.500';
const PATHS = {
  sending: 'M8 10.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM8 3.500V6l1.700 1.200',
  sent: 'M4 6.500 7 9.500 13 2.500',
  delivered: TWO_TICKS,
  read: TWO_TICKS,
} as const;
