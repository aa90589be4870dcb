import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { mayUseLeads } from '../../../../domain/tariffs.ts';
import { domainStatus } from '../../../app/access/domainStatus.ts';
import type { WhatsAppErrorCode } from '../../../relay/__generated__/useWhatsAppSwitchMutation.graphql.ts';
import type { WhatsAppCard_viewer$key } from '../../../relay/__generated__/WhatsAppCard_viewer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useReadSettings } from '../useReadSettings.ts';
import { NoNumber } from './NoNumber.tsx';
import { useRemoveWhatsApp, useSwitchWhatsApp } from './useWhatsApp.ts';
import { useWhatsAppErrorText } from './useWhatsAppErrorText.ts';
import { VerifiedNumber } from './VerifiedNumber.tsx';
import type { WaitingNumber } from './waitingNumber.ts';
import styles from './Notifications.module.css';

// Most readers have no number to enter or to verify.
const NumberDialog = lazy(async () => ({ default: (await import('./NumberDialog.tsx')).NumberDialog }));
const CodeForm = lazy(async () => ({ default: (await import('./CodeForm.tsx')).CodeForm }));

/**
 * The number for WhatsApp notifications, in one of four states: none, waiting for its code, verified, removed (STA-59
 * to STA-61).
 */
export function WhatsAppCard({ viewer }: { viewer: WhatsAppCard_viewer$key }) {
  const { t } = useTranslation('notifications');
  const notices = useNotices();
  const errorText = useWhatsAppErrorText();
  const { id, account, whatsApp } = useFragment(
    graphql`
      fragment WhatsAppCard_viewer on Viewer @throwOnFieldError {
        id
        account {
          user {
            roles
          }
          subscription {
            status
          }
        }
        whatsApp {
          recipient {
            id
            numberText
            isSubscribed
          }
          pending {
            id
            number
            numberText
            resendAt
          }
          removed {
            id
            numberText
          }
        }
      }
    `,
    viewer,
  );
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Sent a code from here; the upstream need not list it until it is verified. */
  const [sent, setSent] = useState<{ waiting: WaitingNumber | null; count: number }>({ waiting: null, count: 0 });
  /** Removed here; an upstream that cannot remove a number lists it without notifications. */
  const [removedHere, setRemoved] = useState<{ id: string; numberText: string } | null>(null);
  const [switchTo, isSwitching] = useSwitchWhatsApp();
  const [remove, isRemoving] = useRemoveWhatsApp();
  const readAgain = useReadSettings();
  const isVerified = whatsApp.recipient?.id === sent.waiting?.id;
  const { pending } = whatsApp;
  const waiting: WaitingNumber | null = pending
    ? { id: pending.id, number: pending.number, numberText: pending.numberText, resendAt: pending.resendAt }
    : isVerified
      ? null
      : sent.waiting;
  const recipient = whatsApp.recipient?.id === removedHere?.id && removedHere ? null : whatsApp.recipient;
  const removed = removedHere ?? whatsApp.removed ?? null;
  const roles = account.user.roles.map((role) => (role === 'LEAD_RECIPIENT' ? 'LeadRecipient' : 'Owner'));
  const isIncluded = mayUseLeads(domainStatus(account.subscription.status), roles);

  const refuse = (code: WhatsAppErrorCode): void => {
    notices.show({ kind: 'error', text: errorText(code) });
    if (code !== 'RECIPIENT_NOT_FOUND') return;
    // It was removed elsewhere, or too long ago to be restored.
    setRemoved(null);
    readAgain();
  };
  const change = async (id: string, isSubscribed: boolean): Promise<boolean> => {
    const refusal = await switchTo(id, isSubscribed).then((answer) => answer && (answer.errors[0] ?? 'done'));
    if (refusal !== null && refusal !== 'done') refuse(refusal.code);
    // It may have been changed all the same.
    if (refusal === null) readAgain();
    return refusal === 'done';
  };
  /** Removes a number, and calls `forgotten` when it is gone. The pressed button goes with it, so the focus moves. */
  const forget = async (id: string, forgotten: () => void): Promise<void> => {
    const answer = await remove(id);
    const refusal = answer?.errors[0];
    if (refusal) refuse(refusal.code);
    if (answer === null) readAgain();
    if (answer === null || refusal) return;
    title.current?.focus();
    forgotten();
  };

  const onVerified = (numberText: string) => {
    setSent({ waiting: null, count: 0 });
    setRemoved(null);
    notices.show({ kind: 'success', text: t(($) => $.whatsApp.dialog.verified, { number: numberText }) });
    title.current?.focus();
  };

  return (
    <section id="whatsapp" className={styles.card} aria-labelledby="whatsapp-title">
      <header className={classNames(styles.head, styles.headChip)}>
        <h3 ref={title} id="whatsapp-title" tabIndex={-1}>
          {t(($) => $.whatsApp.title)}
        </h3>
        {waiting && (
          <Chip tone="warning" icon="clock">
            {t(($) => $.whatsApp.waiting)}
          </Chip>
        )}
      </header>
      {waiting ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <CodeForm
            key={waiting.id}
            waiting={waiting}
            sentCount={sent.count}
            onResent={(again) => setSent({ waiting: again, count: sent.count })}
            onChangeNumber={() => setIsOpen(true)}
            onVerified={() => onVerified(waiting.numberText)}
          >
            <Button
              size="small"
              look="quiet"
              pending={isRemoving}
              onClick={() => void forget(waiting.id, () => setSent({ waiting: null, count: 0 }))}
            >
              {t(($) => $.whatsApp.cancel)}
            </Button>
          </CodeForm>
          {recipient && (
            <p className={styles.muted}>{t(($) => $.whatsApp.stillUsed, { number: recipient.numberText })}</p>
          )}
        </Suspense>
      ) : recipient ? (
        <VerifiedNumber
          number={recipient.numberText}
          isOn={recipient.isSubscribed}
          isSwitching={isSwitching}
          isRemoving={isRemoving}
          onSwitch={(isOn) => void change(recipient.id, isOn)}
          onReplace={() => setIsOpen(true)}
          onRemove={() => void forget(recipient.id, () => setRemoved(recipient))}
        />
      ) : (
        <NoNumber
          removed={removed}
          isIncluded={isIncluded}
          isRestoring={isSwitching}
          onRestore={() => removed && void change(removed.id, true).then((isBack) => isBack && setRemoved(null))}
          onAdd={() => setIsOpen(true)}
        />
      )}
      {isOpen && (
        <DialogBoundary onFailure={() => setIsOpen(false)}>
          <NumberDialog
            ownerId={id}
            onSent={(number) => {
              setSent({ waiting: number, count: sent.count + 1 });
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </DialogBoundary>
      )}
    </section>
  );
}
