import { useTranslation } from 'react-i18next';
import { STORY_RANGES, STORY_TEXT_MAX, STORY_TEXTAREA_MIN } from '../../../../domain/successStory.ts';
import type { StoryField, StoryForm } from '../../../../domain/successStory.ts';
import { codePointLength, cutText } from '../../../../domain/textLength.ts';
import { wholeNumber, yearIn } from '../../../features/form/wholeNumber.ts';
import { useFormat } from '../../../i18n/format.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import styles from '../PageOptimizationScreen.module.css';
import { NumberField } from './NumberField.tsx';
import type { StoryFaults } from './useSaveStory.ts';
import { useStoryFaultTexts } from './useStoryFaultTexts.ts';

const NUMBERS = ['budget', 'year', 'duration'] as const;
const LONG_TEXTS = ['challenge', 'solution', 'result'] as const;

/**
 * Fields of a story. Numbers and the name stop at their maximum length (VAL-37, VAL-38); longer texts show an error.
 */
export function StoryFields({
  form,
  faults,
  onChange,
}: {
  form: StoryForm;
  faults: StoryFaults;
  onChange: (changes: Partial<StoryForm>) => void;
}) {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  const textOf = useStoryFaultTexts();
  const errorOf = (field: StoryField) => {
    const fault = faults.get(field);
    return fault && textOf(field, fault);
  };
  const counter = (field: keyof typeof STORY_TEXT_MAX) => (
    <span className={styles.counter}>
      {t(($) => $.progress, {
        done: number(codePointLength(form[field].trim())),
        goal: number(STORY_TEXT_MAX[field]),
      })}
    </span>
  );
  return (
    <>
      <TextField
        name="name"
        data-path="name"
        label={t(($) => $.field.name)}
        value={form.name}
        error={errorOf('name')}
        hint={<span className={styles.counted}>{counter('name')}</span>}
        autoComplete="off"
        onChange={(event) => onChange({ name: cutText(event.currentTarget.value, STORY_TEXT_MAX.name) })}
      />
      <div className={styles.numbers}>
        {NUMBERS.map((field) => (
          <NumberField
            key={field}
            name={field}
            data-path={field}
            label={t(($) => $.field[field])}
            value={form[field]}
            error={errorOf(field)}
            read={field === 'year' ? yearIn : (text) => wholeNumber(text, lengthOf(field))}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
      {LONG_TEXTS.map((field) => (
        <TextArea
          key={field}
          name={field}
          data-path={field}
          label={t(($) => $.field[field])}
          hint={
            <span className={styles.counted}>
              <span>{t(($) => $.textHint, { min: STORY_TEXTAREA_MIN, max: STORY_TEXT_MAX[field] })}</span>
              {counter(field)}
            </span>
          }
          rows={4}
          value={form[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}

/** How many digits a number can have. */
function lengthOf(field: (typeof NUMBERS)[number]): number {
  return String(STORY_RANGES[field].max).length;
}
