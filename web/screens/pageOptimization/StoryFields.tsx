import { useTranslation } from 'react-i18next';
import { STORY_RANGES, STORY_TEXT_MAX, STORY_TEXTAREA_MIN } from '../../../domain/successStory.ts';
import type { StoryCode, StoryField, StoryForm } from '../../../domain/successStory.ts';
import { useFormat } from '../../i18n/format.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import styles from './PageOptimizationScreen.module.css';

const NUMBERS = ['budget', 'year', 'duration'] as const;
const LONG_TEXTS = ['challenge', 'solution', 'result'] as const;

/** The fields of a story. What a number or the name cannot hold is not taken (VAL-37, VAL-38); long texts are taken and told. */
export function StoryFields({
  form,
  error,
  onChange,
}: {
  form: StoryForm;
  error: readonly [StoryField, StoryCode] | null;
  onChange: (changes: Partial<StoryForm>) => void;
}) {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  const errorOf = (field: StoryField) => {
    if (error?.[0] !== field) return null;
    const [, code] = error;
    if (code === 'required') return t(($) => $.validation.required[field]);
    if (code === 'minLength') return t(($) => $.validation.minLength, { count: STORY_TEXTAREA_MIN });
    if (code === 'maxLength' && field in STORY_TEXT_MAX) {
      return t(($) => $.validation.maxLength, { count: STORY_TEXT_MAX[field as keyof typeof STORY_TEXT_MAX] });
    }
    const { min, max } = STORY_RANGES[field as keyof typeof STORY_RANGES];
    // Years are written without separators.
    const shown = field === 'year' ? String : number;
    return t(($) => $.validation.range, { min: shown(min), max: shown(max) });
  };
  return (
    <>
      <TextField
        name="name"
        label={t(($) => $.field.name)}
        value={form.name}
        error={errorOf('name')}
        autoComplete="off"
        onChange={(event) =>
          onChange({ name: Array.from(event.currentTarget.value).slice(0, STORY_TEXT_MAX.name).join('') })
        }
      />
      <div className={styles.numbers}>
        {NUMBERS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(($) => $.field[field])}
            value={form[field] ?? ''}
            error={errorOf(field)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onChange({ [field]: digitsOf(event.currentTarget.value, STORY_RANGES[field].max) })}
          />
        ))}
      </div>
      {LONG_TEXTS.map((field) => (
        <TextArea
          key={field}
          name={field}
          label={t(($) => $.field[field])}
          hint={t(($) => $.textHint, { min: STORY_TEXTAREA_MIN, max: STORY_TEXT_MAX[field] })}
          rows={4}
          value={form[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}

/** The number that a text stands for, no longer than the longest one allowed; null without a digit. */
function digitsOf(text: string, max: number): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, String(max).length);
  return digits === '' ? null : Number(digits);
}
