import { useTranslation } from 'react-i18next';
import { BRIEF_LIMITS } from '../../../../../domain/brief.ts';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { TextArea } from '../../../../ui/Field.tsx';
import styles from './BriefText.module.css';

/**
 * The project description with the remaining length. Longer text can be typed but is marked as too long, so nothing is
 * cut off silently.
 */
export function BriefText({ value, length, error }: { value: string; length: number; error: string | undefined }) {
  const { t } = useTranslation('agency');
  const left = BRIEF_LIMITS.textMax - length;
  return (
    <TextArea
      label={`${t(($) => $.brief.text)}\u00a0*`}
      name="text"
      rows={7}
      required
      defaultValue={value}
      error={error}
      hint={
        <span className={styles.hint}>
          <span>{t(($) => $.brief.textHint)}</span>
          <FormattedValue className={left < 0 ? styles.over : styles.left}>
            {left < 0
              ? t(($) => $.brief.charactersTooMany, { count: -left })
              : t(($) => $.brief.charactersLeft, { count: left })}
          </FormattedValue>
        </span>
      }
    />
  );
}
