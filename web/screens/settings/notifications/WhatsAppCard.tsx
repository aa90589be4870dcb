import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { mayUseLeads } from '../../../../domain/tariffs.ts';
import { domainStatus } from '../../../app/access/domainStatus.ts';
import type { WhatsAppCard_viewer$key } from '../../../relay/__generated__/WhatsAppCard_viewer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useRemoveWhatsApp, useSwitchWhatsApp } from './useWhatsApp.ts';
import { useWhatsAppErrorText } from './useWhatsAppErrorText.ts';
import styles from './Notifications.module.css';

const WhatsAppDialog = lazy(async () => ({ default: (await import('./WhatsAppDialog.tsx')).WhatsAppDialog }));

/**
 * The number for WhatsApp notifications, in one of four states: none, waiting for its code, verified, removed (STA-59
 * to STA-61).
 */
export function WhatsAppCard({ viewer }: { viewer: WhatsAppCard_viewer$key }) {
  const { t } = useTranslation('notifications');
  const notices = useNotices();
  const errorText = useWhatsAppErrorText();
  const { account, whatsApp } = useFragment(
    graphql`
      fragment WhatsAppCard_viewer on Viewer @throwOnFieldError {
        account {
          id
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
            numberText
            ...WhatsAppDialog_recipient
          }
        }
      }
    `,
    viewer,
  );
  const [isOpen, setIsOpen] = useState(false);
  /** The number that was just removed here; the upstream may no longer list it, or list it with notifications off. */
  const [removed, setRemoved] = useState<{ id: string; numberText: string } | null>(null);
  const [switchTo, isSwitching] = useSwitchWhatsApp();
  const [remove, isRemoving] = useRemoveWhatsApp();
  const { pending } = whatsApp;
  const recipient = whatsApp.recipient?.id === removed?.id && removed ? null : whatsApp.recipient;
  const roles = account.user.roles.map((role) => (role === 'LEAD_RECIPIENT' ? 'LeadRecipient' : 'Owner'));
  const isIncluded = mayUseLeads(domainStatus(account.subscription.status), roles);

  const change = async (id: string, isSubscribed: boolean): Promise<boolean> => {
    const refusal = await switchTo(id, isSubscribed).then((answer) => answer && (answer.errors[0] ?? 'done'));
    if (refusal !== null && refusal !== 'done') notices.show({ kind: 'error', text: errorText(refusal.code) });
    return refusal === 'done';
  };
  const forget = async (id: string): Promise<boolean> => {
    const answer = await remove(id);
    const refusal = answer?.errors[0];
    if (refusal) notices.show({ kind: 'error', text: errorText(refusal.code) });
    return answer !== null && !refusal;
  };

  const open = (text: string, isQuiet = false): ReactNode => (
    <Button size="small" look={isQuiet ? 'quiet' : 'secondary'} onClick={() => setIsOpen(true)}>
      {text}
    </Button>
  );

  return (
    <section id="whatsapp" className={styles.card} aria-labelledby="whatsapp-title">
      <header className={classNames(styles.head, styles.headChip)}>
        <h3 id="whatsapp-title">{t(($) => $.whatsApp.title)}</h3>
        {pending && (
          <Chip tone="warning" icon="clock">
            {t(($) => $.whatsApp.waiting)}
          </Chip>
        )}
      </header>
      {pending ? (
        <div className={styles.line}>
          <div className={styles.what}>
            <p>{t(($) => $.whatsApp.sentTo, { number: pending.numberText })}</p>
            {recipient && <p>{t(($) => $.whatsApp.stillUsed, { number: recipient.numberText })}</p>}
          </div>
          <div className={styles.actions}>
            {open(t(($) => $.whatsApp.enterCode))}
            <Button size="small" look="quiet" pending={isRemoving} onClick={() => void forget(pending.id)}>
              {t(($) => $.whatsApp.cancel)}
            </Button>
          </div>
        </div>
      ) : recipient ? (
        <div className={styles.line}>
          <span className={classNames(styles.icon, recipient.isSubscribed && styles.on)}>
            <Icon name="whatsapp" />
          </span>
          <div className={styles.what}>
            <span className={styles.number}>
              {recipient.numberText}
              <Chip tone="success" icon="check">
                {t(($) => $.whatsApp.verified)}
              </Chip>
            </span>
            <p>{recipient.isSubscribed ? t(($) => $.whatsApp.isOn) : t(($) => $.whatsApp.isOff)}</p>
          </div>
          <div className={styles.actions}>
            <Switch
              label={t(($) => $.whatsApp.switch)}
              isOn={recipient.isSubscribed}
              pending={isSwitching}
              onChange={(isOn) => void change(recipient.id, isOn)}
            />
            {open(
              t(($) => $.whatsApp.replace),
              true,
            )}
            <Button
              size="small"
              look="quiet"
              pending={isRemoving}
              onClick={() => void forget(recipient.id).then((isGone) => isGone && setRemoved(recipient))}
            >
              {t(($) => $.whatsApp.remove)}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.line}>
          <span className={styles.icon}>
            <Icon name="whatsapp" />
          </span>
          <div className={styles.what} role="status">
            <span className={styles.number}>{removed ? t(($) => $.whatsApp.removed) : t(($) => $.whatsApp.none)}</span>
            <p>
              {removed
                ? t(($) => $.whatsApp.removedText, { number: removed.numberText })
                : isIncluded
                  ? t(($) => $.whatsApp.noneText)
                  : t(($) => $.whatsApp.needsPlan)}
            </p>
          </div>
          {isIncluded && (
            <div className={styles.actions}>
              {removed && (
                <Button
                  size="small"
                  icon="undo"
                  pending={isSwitching}
                  onClick={() => void change(removed.id, true).then((isBack) => isBack && setRemoved(null))}
                >
                  {t(($) => $.whatsApp.undo)}
                </Button>
              )}
              {open(t(($) => $.whatsApp.add))}
            </div>
          )}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <WhatsAppDialog
            accountId={account.id}
            pending={pending}
            onClose={(isVerified) => {
              if (isVerified) setRemoved(null);
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
