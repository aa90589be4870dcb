import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DECLINE_REASONS } from '../../../domain/leads.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/Choices.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { CONTRACT_REASONS, contractReason } from './answers/declineReasons.ts';
import type { ContractReason } from './answers/declineReasons.ts';
import styles from './DeclineDialog.module.css';

/**
 * Asks for the reason for declining, which is required (STA-10), and says what the lead will see. The keys 1 to 8
 * select a reason. `reason` is the preselected one, from an answer that could not be sent. A notice says why it closes
 * by itself: the lead was answered elsewhere, has expired or was blocked.
 */
export function DeclineDialog({
  name,
  reason: before = null,
  onDecline,
  onClose,
}: {
  name: string;
  reason?: ContractReason | null;
  onDecline: (reason: ContractReason) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('leads');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const [reason, setReason] = useState<ContractReason | null>(before);
  const [isMissing, setMissing] = useState(false);
  const body = useRef<HTMLFormElement>(null);
  const choose = (value: ContractReason) => {
    setReason(value);
    setMissing(false);
  };
  const radio = (at: number) => body.current?.querySelectorAll('input')[at];
  useEffect(() => body.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), []);
  const hasEnded = useRef(false);
  const end = (how: () => void) => {
    hasEnded.current = true;
    how();
  };
  const close = () => end(onClose);
  const overtaken = useEffectEvent(() => {
    if (hasEnded.current) return;
    onClose();
    const text = t(($) => $.refused.LEAD_NOT_ACTIVE);
    notices.show({ kind: 'error', text: tCommon(($) => $.about, { name, text }) });
  });
  useEffect(() => {
    const form = body.current;
    const { href } = window.location;
    return () => {
      // Neither left with Back, nor only the effect restarted.
      if (form?.isConnected === false && window.location.href === href) overtaken();
    };
  }, []);
  return (
    <Dialog
      title={t(($) => $.decline.title, { name })}
      onClose={close}
      unsaved={reason !== before}
      footer={
        <>
          <Button onClick={close}>{tCommon(($) => $.cancel)}</Button>
          <Button look="danger" type="submit" form="decline">
            {t(($) => $.decline.submit)}
          </Button>
        </>
      }
    >
      <form
        ref={body}
        id="decline"
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== null) return end(() => onDecline(reason));
          setMissing(true);
          radio(0)?.focus();
        }}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (ctrlKey || metaKey || altKey) return;
          const picked = CONTRACT_REASONS[Number(key) - 1];
          if (picked === undefined) return;
          choose(picked);
          radio(Number(key) - 1)?.focus();
        }}
      >
        <p>{t(($) => $.decline.whatTheLeadSees)}</p>
        <RadioGroup
          paired
          legend={t(($) => $.decline.legend)}
          choices={DECLINE_REASONS.map((name) => ({
            value: contractReason(name),
            label: t(($) => $.decline.reason[name]),
          }))}
          value={reason}
          onChange={choose}
          error={isMissing && t(($) => $.decline.reasonRequired)}
        />
        <p className={styles.hint}>{t(($) => $.decline.countsAsAnswer)}</p>
      </form>
    </Dialog>
  );
}
