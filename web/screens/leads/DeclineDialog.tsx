import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DECLINE_REASONS } from '../../../domain/leads.ts';
import type { DeclineReason } from '../../../domain/leads.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/Choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { useDeclineLead } from './useDeclineLead.ts';
import styles from './DeclineDialog.module.css';

const CONTRACT_REASONS = {
  budget: 'BUDGET',
  service: 'SERVICE',
  industry: 'INDUSTRY',
  too_busy: 'TOO_BUSY',
  location: 'LOCATION',
  language: 'LANGUAGE',
  spam: 'SPAM',
  other: 'OTHER',
} as const satisfies Record<DeclineReason, string>;

/** Asks for the required reason of a decline (STA-10) and says what the lead will see. */
export function DeclineDialog({ leadId, name, onClose }: { leadId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('leads');
  const { t: tCommon } = useTranslation('common');
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const [decline, isPending] = useDeclineLead();
  const send = async () => {
    setFailure(null);
    if (reason === null) {
      setMissing(true);
      body.current?.querySelector('input')?.focus();
    } else if (await decline(leadId, CONTRACT_REASONS[reason], setFailure)) onClose();
  };
  return (
    <Dialog
      title={t(($) => $.decline.title, { name })}
      onClose={onClose}
      unsaved={reason !== null}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="danger" pending={isPending} onClick={() => void send()}>
            {t(($) => $.decline.submit)}
          </Button>
        </>
      }
    >
      <div ref={body} className={styles.body}>
        <p>{t(($) => $.decline.whatTheLeadSees)}</p>
        <RadioGroup
          legend={t(($) => $.decline.legend)}
          choices={DECLINE_REASONS.map((value) => ({ value, label: t(($) => $.decline.reason[value]) }))}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          error={isMissing && t(($) => $.decline.reasonRequired)}
        />
        <p className={styles.hint}>{t(($) => $.decline.countsAsAnswer)}</p>
        {failure && (
          <div role="alert">
            <Banner tone="danger">{tCommon(($) => $.failure[failure])}</Banner>
          </div>
        )}
      </div>
    </Dialog>
  );
}
