import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';

interface FieldFrame {
  label: string;
  /** Always shown below the control. */
  hint?: ReactNode;
  /** Marks the control as invalid. */
  error?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error, associated for screen readers. */
function Frame({ label, hint, error, children }: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error below a control. Always rendered, so that screen readers announce a later text. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className={styles.error} id={id} aria-live="polite">
      {children && (
        <>
          <Icon name="error" size={16} />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}

/** A single-line text field. `before` is rendered at its start; `after` can be positioned relative to both. */
export function TextField({
  label,
  hint,
  error,
  before,
  after,
  ...input
}: FieldFrame & ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode }) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(control) =>
        before || after ? (
          <div className={styles.around}>
            {before}
            <input {...input} {...control} className={styles.control} />
            {after}
          </div>
        ) : (
          <input {...input} {...control} className={styles.control} />
        )
      }
    </Frame>
  );
}

/** A multi-line text field. */
export function TextArea({ label, hint, error, ...area }: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(control) => <textarea dir="auto" {...area} {...control} className={styles.control} />}
    </Frame>
  );
}

/** A select box; its options are `<option>` elements. */
export function Select({ label, hint, error, children, ...select }: FieldFrame & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} className={styles.control}>
          {children}
        </select>
      )}
    </Frame>
  );
}
