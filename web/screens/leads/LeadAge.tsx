import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import { useNow } from '../../i18n/useNow.ts';
import type { LeadAge_lead$key } from '../../relay/__generated__/LeadAge_lead.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LeadAge.module.css';

const DAY_MS = 24 * 60 * 60_000;
/** An active lead with less time left than this is urgent (EXT-06). */
const URGENT_MS = DAY_MS;
const SOON_MS = 3 * DAY_MS;

/** When a lead arrived and, until it is answered, how much time is left (EXT-06). Shorter below a column header. */
export function LeadAge({ lead }: { lead: LeadAge_lead$key }) {
  const { t } = useTranslation('leads');
  const format = useFormat();
  const clock = useNow();
  const { status, receivedAt, expiresAt } = useFragment(
    graphql`
      fragment LeadAge_lead on Lead @throwOnFieldError {
        status
        receivedAt
        expiresAt
      }
    `,
    lead,
  );
  // This machine's clock may be late: a lead has arrived, and has no more time left than it had then.
  const now = Math.max(clock, new Date(receivedAt).getTime());
  const leftMs = status === 'ACTIVE' && expiresAt ? new Date(expiresAt).getTime() - now : 0;
  const isUrgent = leftMs < URGENT_MS;
  const tone = isUrgent ? styles.urgent : leftMs < SOON_MS ? styles.soon : styles.left;
  return (
    <span className={styles.age}>
      <time dateTime={receivedAt} title={format.dateTime(receivedAt)}>
        <span className={styles.sentence}>{t(($) => $.received, { when: format.relative(receivedAt, now) })}</span>
        <span className={styles.short} aria-hidden="true">
          {format.relativeShort(receivedAt, now)}
        </span>
      </time>
      {leftMs > 0 && (
        <span className={tone} title={expiresAt ? format.dateTime(expiresAt) : undefined}>
          {isUrgent && <Icon name="clock" size={14} />}
          {t(($) => (isUrgent ? $.urgentLeft : $.timeLeft), { span: format.span(leftMs) })}
        </span>
      )}
    </span>
  );
}
