import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/Field.tsx';
import { useFormTools } from '../form/formContext.ts';
import styles from './Fields.module.css';

/** Groups the controls of one field under its label, plan usage and error. */
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
  const error = errors.get(path);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
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
