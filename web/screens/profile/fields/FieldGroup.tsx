import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/Field.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useFormTools } from '../form/formContext.ts';
import styles from './Fields.module.css';

/** Entries that can be removed: chips and offices. A chip's only control is its button. */
const ENTRIES = {
  row: 'li, fieldset fieldset',
  control: 'input, li button',
  fallback: '[data-entry], input, button[id]',
};

/** Groups the controls of one field under its label, plan usage and error. Keeps the focus when an entry is removed. */
export function FieldGroup({
  path,
  legend,
  usage,
  hint,
  children,
}: {
  path: string;
  legend: string;
  usage?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const { errors } = useFormTools();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(group, ENTRIES);
  const error = errors.get(path);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={group}
      data-path={path}
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>
        <span>{legend}</span>
        {usage}
      </legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
