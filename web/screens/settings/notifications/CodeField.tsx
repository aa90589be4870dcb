import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { CODE_DIGITS } from '../../../../domain/whatsApp.ts';
import { classNames } from '../../../ui/classNames.ts';
import { FieldError } from '../../../ui/Field.tsx';
import styles from './WhatsAppForms.module.css';

/** Six digits in boxes: one input, so that pasting, autofill and screen readers work. */
export function CodeField({
  ref,
  label,
  value,
  onChange,
  error,
}: {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.codeField}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.code, error ? styles.wrong : undefined)}>
        <input
          ref={ref}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS))
          }
        />
        {Array.from({ length: CODE_DIGITS }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={index === Math.min(value.length, CODE_DIGITS - 1) ? styles.current : undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
