import { useTranslation } from 'react-i18next';
import { PROFILE_TEXT_LIMITS } from '../../../../domain/profile/profileTexts.ts';
import { storedText } from '../../../../domain/storedText.ts';
import { codePointLength } from '../../../../domain/textLength.ts';
import { useFormat } from '../../../i18n/format.ts';
import { TextArea } from '../../../ui/Field.tsx';
import { useFormTools } from '../form/formContext.ts';
import styles from './Fields.module.css';

/** One of the two descriptions, with a counter (VAL-17, VAL-18). */
export function CountedText({
  field,
  value,
  rows,
}: {
  field: 'shortDescription' | 'detailedDescription';
  value: string | null;
  rows: number;
}) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const { errors, change } = useFormTools();
  const { min, max } = PROFILE_TEXT_LIMITS[field];
  const length = codePointLength(storedText(value ?? ''));
  return (
    <TextArea
      data-path={field}
      label={t(($) => $.field[field])}
      rows={rows}
      value={value ?? ''}
      error={errors.get(field)}
      hint={
        <span className={styles.counted}>
          <span>{t(($) => $.hint.length, { min: number(min), max: number(max) })}</span>
          <span className={styles.number}>
            {t(($) => $.hint.lengthOf, { length: number(length), max: number(max) })}
          </span>
        </span>
      }
      onChange={({ currentTarget }) => change(field, { [field]: currentTarget.value })}
    />
  );
}
