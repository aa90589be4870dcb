import { useTranslation } from 'react-i18next';
import { DEAL_TEXT_MAX, DEAL_TEXTAREA_MIN } from '../../../domain/dealAnswer.ts';
import type { DealAnswerCode } from '../../../domain/dealAnswer.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';

/** A text field of the answer with its limits and validation error (VAL-47 to VAL-51). */
export function DealText({
  field,
  value,
  code,
  onChange,
}: {
  field: keyof typeof DEAL_TEXT_MAX;
  value: string;
  code: DealAnswerCode | null;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('deals');
  const max = DEAL_TEXT_MAX[field];
  const error =
    code &&
    (code === 'minLength'
      ? t(($) => $.validation.minLength, { count: DEAL_TEXTAREA_MIN })
      : code === 'maxLength'
        ? t(($) => $.validation.maxLength, { count: max })
        : t(($) => $.validation[field].required));
  if (field === 'budgetOther' || field === 'durationOther') {
    return (
      <TextField
        name={field}
        label={t(($) => $.text[field])}
        value={value}
        error={error}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextArea
      name={field}
      label={t(($) => $.text[field])}
      hint={t(($) => $.textHint, { min: DEAL_TEXTAREA_MIN, max })}
      rows={4}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
