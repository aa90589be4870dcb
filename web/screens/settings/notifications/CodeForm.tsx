import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_DIGITS, readCode } from '../../../../domain/whatsApp.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { WhatsAppErrorCode } from '../../../relay/__generated__/useVerifyNumberMutation.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useInputLock } from '../../../ui/dialog/useInputLock.ts';
import { CodeField } from './CodeField.tsx';
import { useAddNumber } from './useAddNumber.ts';
import { resendTime, useCountdown } from './useCountdown.ts';
import { useVerifyNumber } from './useVerifyNumber.ts';
import { useWhatsAppErrorText } from './useWhatsAppErrorText.ts';
import type { WaitingNumber } from './waitingNumber.ts';
import styles from './WhatsAppForms.module.css';

/**
 * Asks for the code that was sent, and verifies it once it is complete (STA-60). Another one can be sent after a minute.
 * `sentCount` counts the numbers entered on this page; when it grows, the focus moves to the code.
 */
export function CodeForm({
  waiting,
  sentCount,
  onResent,
  onChangeNumber,
  onVerified,
  children,
}: {
  waiting: WaitingNumber;
  sentCount: number;
  onResent: (waiting: WaitingNumber) => void;
  onChangeNumber: () => void;
  onVerified: () => void;
  /** Further actions. */
  children: ReactNode;
}) {
  const { t } = useTranslation('notifications');
  const { t: tCommon } = useTranslation('common');
  const errorText = useWhatsAppErrorText();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<WhatsAppErrorCode | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isResent, setIsResent] = useState(false);
  const [verify, isVerifying] = useVerifyNumber();
  const [add, isSending] = useAddNumber();
  // The answer would be shown for another code than the one it is about.
  useInputLock(form, isVerifying || isSending);
  /** When another code can be sent, in ms since 1970; null: now. */
  const [resendAt, setResendAt] = useState(() => resendTime(waiting.resendAt));
  const left = useCountdown(resendAt);
  useEffect(() => {
    if (sentCount > 0) input.current?.focus();
  }, [sentCount]);

  const refuse = (next: WhatsAppErrorCode) => {
    setError(next);
    input.current?.focus();
    input.current?.select();
  };
  const start = () => {
    setFailure(null);
    setError(null);
    setIsResent(false);
  };
  const send = async (entered: string) => {
    start();
    if (readCode(entered) === null) {
      refuse('WRONG_CODE');
      return;
    }
    const answer = await verify(waiting.id, entered, setFailure);
    const refusal = answer?.errors[0];
    if (refusal) refuse(refusal.code);
    else if (answer) onVerified();
  };
  const resend = async () => {
    start();
    const answer = await add(waiting.number, setFailure);
    const refusal = answer?.errors[0];
    if (refusal) {
      setError(refusal.code);
      if (refusal.retryAfterSeconds != null) setResendAt(Date.now() + refusal.retryAfterSeconds * 1000);
      return;
    }
    if (!answer?.recipient) return;
    setCode('');
    setIsResent(true);
    setResendAt(resendTime(answer.recipient.resendAt));
    onResent(answer.recipient);
    input.current?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isVerifying) void send(code);
      }}
    >
      <p className={styles.text}>
        {t(($) => $.whatsApp.sentTo, { number: waiting.numberText })}{' '}
        <button type="button" className={styles.link} onClick={onChangeNumber}>
          {t(($) => $.whatsApp.dialog.change)}
        </button>
      </p>
      {failure && (
        <Banner isAlert tone="danger">
          {tCommon(($) => $.failure[failure])}
        </Banner>
      )}
      <CodeField
        ref={input}
        label={t(($) => $.whatsApp.dialog.code)}
        value={code}
        onChange={(next) => {
          setError(null);
          setCode(next);
          if (next.length === CODE_DIGITS && next !== code && !isVerifying) void send(next);
        }}
        error={error && errorText(error)}
      />
      <div className={styles.resend}>
        <Button type="submit" size="small" pending={isVerifying}>
          {t(($) => $.whatsApp.dialog.verify)}
        </Button>
        <span className={styles.again}>
          <Button size="small" pending={isSending} disabled={left > 0} onClick={() => void resend()}>
            {t(($) => $.whatsApp.dialog.resend)}
          </Button>
          {left > 0 && (
            <span className={styles.muted}>{t(($) => $.whatsApp.dialog.resendIn, { time: clockText(left) })}</span>
          )}
        </span>
        <span role="status">{isResent && t(($) => $.whatsApp.dialog.resent)}</span>
        {children}
      </div>
    </form>
  );
}

/** `0:42`, or from an hour on `23:59:42`. */
function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const digits = (value: number) => String(value).padStart(2, '0');
  const text = `${hours > 0 ? digits(minutes % 60) : minutes}:${digits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${text}` : text;
}
