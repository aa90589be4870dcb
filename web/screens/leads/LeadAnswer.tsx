import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../app/content/DialogBoundary.tsx';
import { ShortcutKey } from '../../app/shortcuts/ShortcutKey.tsx';
import { useShortcuts } from '../../app/shortcuts/useShortcuts.ts';
import type { LeadAnswer_lead$key } from '../../relay/__generated__/LeadAnswer_lead.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { isSecondClick } from './answers/secondClick.ts';
import { useAnswerLead } from './answers/useAnswerLead.ts';
import { useIsHeldHere, usePendingAnswer, useSettledAnswer } from './answers/useLeadAnswers.ts';
import styles from './LeadAnswer.module.css';

async function loadDialog() {
  return { default: (await import('./DeclineDialog.tsx')).DeclineDialog };
}

const DeclineDialog = lazy(loadDialog);

/**
 * Accept and Decline buttons of an active lead (STA-05, STA-06), an Undo button while this page holds its answer, and a
 * retry button if it could not be sent. With `hasKeys`, the keys A and D do the same while the lead can be answered
 * (EXT-09).
 */
export function LeadAnswer({
  lead,
  size = 'normal',
  hasKeys = false,
}: {
  lead: LeadAnswer_lead$key;
  size?: 'normal' | 'small';
  hasKeys?: boolean;
}) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
  const { t: tCommon } = useTranslation('common');
  const data = useFragment(
    graphql`
      fragment LeadAnswer_lead on Lead @throwOnFieldError {
        id
        name
        status
        expiresAt
        declineReason
      }
    `,
    lead,
  );
  const { id, name, status, expiresAt, declineReason } = data;
  const { answer, undo, retry } = useAnswerLead();
  const pending = usePendingAnswer(id);
  useSettledAnswer({ id, status, declineReason });
  const [isDeclining, setDeclining] = useState(false);
  // After a reload, an answer on its way may not show in the status yet; a second one would be refused.
  const canAnswer = status === 'ACTIVE' && (!pending || pending.state === 'failed');
  const isHeld = useIsHeldHere(id);
  // Ready before it is opened, so that leads can also be declined without a network.
  useEffect(() => {
    if (canAnswer) loadDialog().catch(() => undefined);
  }, [canAnswer]);
  const accept = () => {
    if (canAnswer) answer({ id, name, expiresAt }, null);
  };
  const decline = () => {
    if (canAnswer) setDeclining(true);
  };
  useShortcuts(
    hasKeys && canAnswer
      ? [
          { keys: 'a', label: tInbox(($) => $.keys.accept), run: accept, once: true },
          { keys: 'd', label: tInbox(($) => $.keys.decline), run: decline, once: true },
        ]
      : [],
  );
  const unlessSecondClick = (target: 'answer' | 'undo', run: () => void) => (event: React.MouseEvent) => {
    if (!isSecondClick(event, `${target} ${id}`)) run();
  };
  const small = size === 'small';
  return (
    <>
      {/* Stays rendered until the dialog is closed, because the focus returns to the button that opened it. */}
      {(canAnswer || isDeclining) && (
        <span className={styles.answer}>
          <Button
            look="primary"
            size={size}
            className={small ? styles.accept : undefined}
            onClick={unlessSecondClick('answer', accept)}
            aria-label={t(($) => $.acceptName, { name })}
            icon={small ? 'check' : undefined}
            data-answer="accept"
          >
            <span className={styles.word}>{t(($) => $.accept)}</span>
            {hasKeys && <ShortcutKey name="A" className={styles.key} />}
          </Button>
          <Button
            size={size}
            className={small ? styles.decline : undefined}
            onClick={unlessSecondClick('answer', decline)}
            aria-label={t(($) => $.declineName, { name })}
            icon={small ? 'close' : undefined}
            data-answer="decline"
          >
            <span className={styles.word}>{t(($) => $.decline.open)}</span>
            {hasKeys && <ShortcutKey name="D" className={styles.key} />}
          </Button>
        </span>
      )}
      {isHeld && (
        <span className={styles.answer}>
          <Button
            look={small ? 'quiet' : 'secondary'}
            size={size}
            icon="undo"
            onClick={unlessSecondClick('undo', () => undo(id))}
            aria-label={tInbox(($) => $.answer.undoName, { name })}
          >
            {tCommon(($) => $.undo)}
          </Button>
        </span>
      )}
      {pending?.state === 'failed' && (
        <Button
          size={size}
          icon="retry"
          onClick={() => retry(id)}
          aria-label={tInbox(($) => $.answer.tryAgainName, { name })}
        >
          {tCommon(($) => $.tryAgain)}
        </Button>
      )}
      {isDeclining && canAnswer && (
        <DialogBoundary onFailure={() => setDeclining(false)}>
          <DeclineDialog
            name={name}
            reason={pending?.reason ?? null}
            onClose={() => setDeclining(false)}
            onDecline={(reason) => {
              setDeclining(false);
              answer({ id, name, expiresAt }, reason);
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
