import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MessageBubble_message$key } from '../../../relay/__generated__/MessageBubble_message.graphql.ts';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { DeliveryStatuses } from './deliveryStatus.ts';
import { MessageText } from './MessageText.tsx';
import { StatusTicks } from './StatusTicks.tsx';
import { SystemCard } from '../cards/SystemCard.tsx';
import styles from './MessageBubble.module.css';

// Rarely used, so the dialog's code loads on demand.
const DeleteMessageDialog = lazy(async () => ({
  default: (await import('./DeleteMessageDialog.tsx')).DeleteMessageDialog,
}));

const STATUSES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read' } as const;

export interface ThreadLead {
  readonly name: string;
  /** BCP 47 tag of the language it is written in. */
  readonly language: string | null | undefined;
}

/** A message: ours on the right, the lead's on the left, the portal's in the middle (STA-15). */
export function MessageBubble({
  message: messageKey,
  lead,
  leadReadAt,
  statuses,
  startsGroup,
  endsGroup,
  isFound,
}: {
  message: MessageBubble_message$key;
  lead: ThreadLead;
  leadReadAt: string | null;
  statuses: DeliveryStatuses;
  startsGroup: boolean;
  endsGroup: boolean;
  /** Whether the user came to this message from a search. */
  isFound: boolean;
}) {
  const { t } = useTranslation('messages');
  const { time, dateTime } = useFormat();
  const [isDeleting, setDeleting] = useState(false);
  const { id, createdAt, sender, status, language, body } = useFragment(
    graphql`
      fragment MessageBubble_message on Message @throwOnFieldError {
        id
        createdAt
        sender
        status
        language
        body {
          __typename
          ... on TextBody {
            text
          }
          ... on SystemBody @alias(as: "card") {
            ...SystemCard_body
          }
        }
      }
    `,
    messageKey,
  );
  const shownTime = (
    <time className={styles.time} dateTime={createdAt} title={dateTime(createdAt)}>
      {time(createdAt)}
    </time>
  );

  if (body.card) {
    return (
      <li className={styles.system} data-message={id}>
        <SystemCard body={body.card} time={shownTime} />
      </li>
    );
  }
  const isOwn = sender === 'AGENCY';
  const isDeleted = body.__typename === 'DeletedBody';
  const name = isOwn ? t(($) => $.thread.you) : lead.name;
  return (
    <li
      className={classNames(
        styles.message,
        isOwn ? styles.own : styles.theirs,
        startsGroup && styles.first,
        endsGroup && styles.last,
      )}
      data-message={id}
      data-found={isFound ? '' : undefined}
    >
      {startsGroup && !isOwn ? <p className={styles.head}>{name}</p> : <span className="visually-hidden">{name}</span>}
      <div className={styles.line}>
        {isOwn && !isDeleted && (
          <span className={styles.tools}>
            <IconButton icon="trash" label={t(($) => $.message.delete)} onClick={() => setDeleting(true)} />
          </span>
        )}
        <div className={classNames(styles.bubble, isDeleted && styles.deleted)} title={dateTime(createdAt)}>
          {isDeleted ? (
            <p>{t(($) => $.message.deleted)}</p>
          ) : (
            <MessageText text={body.text ?? ''} language={language ?? (isOwn ? null : lead.language)} />
          )}
          {isOwn && !isDeleted && (
            <StatusTicks status={statuses.of({ id, createdAt, status: STATUSES[status ?? 'SENT'] }, leadReadAt)} />
          )}
        </div>
      </div>
      {endsGroup && <p className={styles.foot}>{shownTime}</p>}
      {isDeleting && (
        <DialogBoundary onFailure={() => setDeleting(false)}>
          <DeleteMessageDialog messageId={id} leadName={lead.name} onClose={() => setDeleting(false)} />
        </DialogBoundary>
      )}
    </li>
  );
}
