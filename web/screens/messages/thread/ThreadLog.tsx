import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { DateValue } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { DeliveryStatuses } from '../message/deliveryStatus.ts';
import { HistoryStart } from './HistoryStart.tsx';
import { JumpButtons } from './JumpButtons.tsx';
import { LocalMessage } from '../message/LocalMessage.tsx';
import { MessageBubble } from '../message/MessageBubble.tsx';
import type { ThreadLead } from '../message/MessageBubble.tsx';
import { NewMessagesAnnouncer } from './NewMessagesAnnouncer.tsx';
import type { OutboxItem } from '../outbox/outboxItem.ts';
import { SystemNotice } from '../cards/SystemNotice.tsx';
import { threadRows, unsentRows } from './threadRows.ts';
import { useFoundMessage } from './useFoundMessage.ts';
import type { HistoryMessage, ThreadHistory } from './useThreadHistory.ts';
import { useThreadScroll } from './useThreadScroll.ts';
import { useUnreadSeeker } from './useUnreadSeeker.ts';
import styles from './ThreadLog.module.css';

/** The history of a chat and its unsent messages, with day separators, unread divider and jump buttons. */
export function ThreadLog({
  history,
  unsent,
  lead,
  leadReadAt,
  closing,
  onResend,
  onDiscard,
}: {
  history: ThreadHistory;
  unsent: readonly OutboxItem[];
  lead: ThreadLead;
  leadReadAt: string | null;
  /** The notice at the end of a closed chat. */
  closing: 'lead-blocked' | 'agency-reject' | null;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
}) {
  const { t } = useTranslation('messages');
  const { older, unread } = history;
  const [statuses] = useState(() => new DeliveryStatuses());
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, { row: 'li', control: 'button', fallback: '[role=log]' });
  const latest = history.messages.at(-1)?.createdAt ?? null;
  const scroller = useRef<HTMLDivElement>(null);
  const seeker = useUnreadSeeker(scroller, history);
  const found = useFoundMessage(scroller, history);
  const isSeeking = seeker.isSeeking || found.isSeeking;
  const messages = useShownMessages(history.messages, isSeeking);
  const { isAtEnd, leftEndAt, goToEnd } = useThreadScroll(scroller, latest, {
    ...older,
    // The pages on the way to an old message are larger.
    exist: older.exist && !isSeeking,
  });
  const rows = threadRows(messages, unread);
  useSeenWhenWritten(unsent, goToEnd);

  return (
    <div ref={place} className={styles.place}>
      <div
        ref={scroller}
        className={styles.scroller}
        // Loaded history must not be read out; NewMessagesAnnouncer announces new messages instead.
        role="log"
        aria-live="off"
        aria-label={t(($) => $.thread.log, { name: lead.name })}
        tabIndex={0}
      >
        <div className={styles.content}>
          <HistoryStart history={history} isSeeking={isSeeking} isPinned={found.isBeyond || seeker.hasFailed} />
          <ol role="list" className={styles.rows}>
            {rows.map((row) => {
              if (row.kind === 'day') {
                return <Day key={row.key} at={row.at} latest={latest} />;
              }
              if (row.kind === 'divider') {
                return (
                  <li key={row.key} className={styles.divider} data-divider="">
                    <span>{t(($) => $.thread.newCount, { count: row.count })}</span>
                  </li>
                );
              }
              return (
                <MessageBubble
                  key={row.key}
                  message={row.message.fragment}
                  lead={lead}
                  leadReadAt={leadReadAt}
                  statuses={statuses}
                  startsGroup={row.startsGroup}
                  endsGroup={row.endsGroup}
                  isFound={row.key === found.id}
                />
              );
            })}
            {unsentRows(unsent, latest).map(({ item, isNewDay }, index) => (
              <Fragment key={item.key}>
                {isNewDay && <Day at={item.touchedAt} latest={latest} />}
                <LocalMessage
                  item={item}
                  startsGroup={isNewDay || (index === 0 && messages.at(-1)?.sender !== 'agency')}
                  onResend={() => onResend(item.key)}
                  onDiscard={() => onDiscard(item.key)}
                />
              </Fragment>
            ))}
            {closing !== null && (
              <li className={styles.closing}>
                <SystemNotice kind={closing === 'lead-blocked' ? 'LEAD_BLOCKED' : 'AGENCY_REJECT'} />
              </li>
            )}
          </ol>
        </div>
      </div>
      <JumpButtons
        newBelow={leftEndAt === null ? 0 : countNew(messages, leftEndAt)}
        isAtEnd={isAtEnd}
        onEnd={() => {
          goToEnd();
          scroller.current?.focus();
        }}
        onFirstUnread={seeker.isBeyond && !seeker.hasFailed ? seeker.seek : null}
        isSeeking={seeker.isSeeking}
      />
      <NewMessagesAnnouncer messages={messages} leadName={lead.name} />
    </div>
  );
}

/**
 * All messages, but while an old one is sought only those that were shown before: to show each of a hundred pages on the
 * way takes far longer than to load them.
 */
function useShownMessages(messages: readonly HistoryMessage[], isSeeking: boolean): readonly HistoryMessage[] {
  const [oldest, setOldest] = useState<string | null>(null);
  const [first] = messages;
  if (isSeeking && oldest === null && first) setOldest(first.id);
  if (!isSeeking && oldest !== null) setOldest(null);
  const start = oldest === null ? -1 : messages.findIndex(({ id }) => id === oldest);
  return start === -1 ? messages : messages.slice(start);
}

/** The separator before the messages of a day; `at` is a time of it. `latest`: time of the newest message. */
function Day({ at, latest }: { at: DateValue; latest: string | null }) {
  const { day } = useFormat();
  // Just after midnight, the page's clock may still show the day before.
  const now = Math.max(useNow(), ...[at, latest ?? 0].map((time) => new Date(time).getTime()));
  return (
    <li className={styles.day}>
      <time dateTime={new Date(at).toISOString()}>{day(at, now)}</time>
    </li>
  );
}

/** Messages from the lead after the given time. */
function countNew(messages: readonly HistoryMessage[], after: string): number {
  return messages.filter(({ sender, createdAt }) => sender !== 'agency' && createdAt > after).length;
}

/** Scrolls to a message that was just written; messages already waiting do not scroll. */
function useSeenWhenWritten(unsent: readonly OutboxItem[], goToEnd: () => void): void {
  const newest = unsent.at(-1)?.order ?? 0;
  const seen = useRef(newest);
  const show = useEffectEvent(goToEnd);
  useEffect(() => {
    if (newest > seen.current) show();
    seen.current = Math.max(seen.current, newest);
  }, [newest]);
}
