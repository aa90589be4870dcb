import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { FieldError } from './Field.tsx';
import styles from './Choices.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface GroupFrame {
  legend: string;
  error?: ReactNode;
}

/**
 * Radio buttons. Controlled by `value`; without it the browser keeps the selection, at first `defaultValue`, and submits
 * it under `name`.
 */
export function RadioGroup<Value extends string>({
  legend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  error,
  inline = false,
  paired = false,
}: GroupFrame & {
  /** Side by side instead of stacked. */
  inline?: boolean;
  /** In two columns, except on phones. */
  paired?: boolean;
  name?: string;
  choices: readonly Choice<Value>[];
  value?: Value | null;
  defaultValue?: Value | undefined;
  onChange?: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(inline ? styles.inline : styles.list, paired && styles.paired)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={value === undefined ? undefined : choice.value === value}
              defaultChecked={defaultValue === undefined ? undefined : choice.value === defaultValue}
              onChange={() => onChange?.(choice.value)}
            />
            <ChoiceText label={choice.label} hint={choice.hint} />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** A group of checkboxes. */
export function CheckboxGroup<Value extends string>({
  legend,
  choices,
  values,
  onChange,
  error,
}: GroupFrame & {
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}) {
  const id = useId();
  const toggled = (value: Value) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={() => onChange(toggled(choice.value))}
            />
            <ChoiceText label={choice.label} hint={choice.hint} />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** A single checkbox. */
export function Checkbox({
  label,
  checked,
  disabled,
  errorId,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Id of its `FieldError`. */
  errorId?: string;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function ChoiceText({ label, hint }: { label: string; hint?: string | undefined }) {
  return (
    <span>
      {label}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}
