import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhatsAppNumber } from '../../../../domain/whatsApp.ts';
import { useKeptValues } from '../../../features/form/useKeptValues.ts';
import { PhoneInput } from '../../../features/phone/PhoneInput.tsx';
import { usePhoneNumbers } from '../../../features/phone/usePhoneNumbers.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { WhatsAppErrorCode } from '../../../relay/__generated__/useVerifyNumberMutation.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useInputLock } from '../../../ui/dialog/useInputLock.ts';
import { useAddNumber } from './useAddNumber.ts';
import { useWhatsAppErrorText } from './useWhatsAppErrorText.ts';
import type { WaitingNumber } from './waitingNumber.ts';
import styles from './WhatsAppForms.module.css';

const DRAFT = { name: 'whatsAppNumber', version: 1, model: { number: '' } };
const EMPTY = { number: '' };

/** The country of the browser's first language: the default for numbers without a calling code. */
function ownCountry(): string | null {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? null;
  } catch {
    // Some browsers take it from the system as it is, such as "en-US@posix".
    return null;
  }
}

/** Asks for the number and sends it a code (STA-59). Until then, the typed number is kept in this browser. */
export function NumberForm({ ownerId, onSent }: { ownerId: string; onSent: (waiting: WaitingNumber) => void }) {
  const { t } = useTranslation('notifications');
  const { t: tCommon } = useTranslation('common');
  const errorText = useWhatsAppErrorText();
  const phones = usePhoneNumbers();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptValues(DRAFT, ownerId, EMPTY);
  const [error, setError] = useState<WhatsAppErrorCode | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [add, isPending] = useAddNumber();
  useInputLock(form, isPending);
  const { number } = kept.values;

  const send = async () => {
    setFailure(null);
    const code = checkNumber();
    const answer = code ? null : await add(number, setFailure);
    const refusal = code ?? answer?.errors[0]?.code ?? null;
    setError(refusal);
    if (refusal) form.current?.querySelector('input')?.focus();
    if (!answer?.recipient) return;
    kept.markSaved({ number });
    onSent(answer.recipient);
  };
  const checkNumber = (): WhatsAppErrorCode | null => {
    const read = readWhatsAppNumber(number);
    if (!read.ok) return read.code === 'required' ? 'NUMBER_REQUIRED' : 'INVALID_NUMBER';
    // Also checks the lengths for each country, once these are loaded.
    return phones && !phones.readPhone(read.number, null) ? 'INVALID_NUMBER' : null;
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <p className={styles.text}>{t(($) => $.whatsApp.dialog.text)}</p>
      {failure && (
        <Banner isAlert tone="danger">
          {tCommon(($) => $.failure[failure])}
        </Banner>
      )}
      <PhoneInput
        label={t(($) => $.whatsApp.dialog.number)}
        countryLabel={t(($) => $.whatsApp.dialog.country)}
        name="number"
        autoComplete="tel"
        autoFocus
        data-autofocus
        value={number}
        defaultCountry={ownCountry()}
        onChange={(value) => {
          setError(null);
          kept.change({ number: value });
        }}
        error={error && errorText(error)}
      />
      <Button type="submit" look="primary" wide pending={isPending}>
        {t(($) => $.whatsApp.dialog.send)}
      </Button>
    </form>
  );
}
