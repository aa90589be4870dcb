import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WhatsAppDialog_recipient$key } from '../../../relay/__generated__/WhatsAppDialog_recipient.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NumberForm } from './NumberForm.tsx';
import { resendTime } from './useCountdown.ts';
import styles from './WhatsAppDialog.module.css';

/** A number that is waiting for its code. */
export interface WaitingNumber {
  readonly id: string;
  readonly number: string;
  readonly numberText: string;
  readonly resendAt?: string | null | undefined;
}

type Step =
  | { readonly name: 'number' | 'verified'; readonly numberText: string }
  | { readonly name: 'code'; readonly waiting: WaitingNumber; readonly resendAt: number | null };

function codeStep(waiting: WaitingNumber): Step {
  return { name: 'code', waiting, resendAt: resendTime(waiting.resendAt) };
}

/** Asks for a number, then for its code, then says that it is done (SCR-32). */
export function WhatsAppDialog({
  accountId,
  pending,
  onClose,
}: {
  /** Global id. */
  accountId: string;
  /** A number to which a code was sent earlier. */
  pending: WhatsAppDialog_recipient$key | null | undefined;
  onClose: (isVerified: boolean) => void;
}) {
  const { t } = useTranslation('notifications');
  const data = useFragment(
    graphql`
      fragment WhatsAppDialog_recipient on WhatsAppRecipient {
        id
        number
        numberText
        resendAt
      }
    `,
    pending ?? null,
  );
  const [step, setStep] = useState<Step>(
    data
      ? codeStep({ id: data.id, number: data.number, numberText: data.numberText, resendAt: data.resendAt })
      : { name: 'number', numberText: '' },
  );
  const close = () => onClose(step.name === 'verified');
  return (
    <Dialog title={t(($) => $.whatsApp.dialog.title)} onClose={close}>
      {step.name === 'number' && <NumberForm accountId={accountId} onSent={(sent) => setStep(codeStep(sent))} />}
      {step.name === 'code' && (
        <CodeForm
          waiting={step.waiting}
          resendAt={step.resendAt}
          onResent={(sent) => setStep(codeStep(sent))}
          onWait={(resendAt) => setStep({ ...step, resendAt })}
          onChangeNumber={() => setStep({ name: 'number', numberText: '' })}
          onVerified={() => setStep({ name: 'verified', numberText: step.waiting.numberText })}
        />
      )}
      {step.name === 'verified' && (
        <div className={styles.form}>
          <div role="status">
            <Banner tone="success" title={t(($) => $.whatsApp.dialog.verified, { number: step.numberText })}>
              {t(($) => $.whatsApp.dialog.verifiedText)}
            </Banner>
          </div>
          <Button look="primary" wide autoFocus onClick={close}>
            {t(($) => $.whatsApp.dialog.done)}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
