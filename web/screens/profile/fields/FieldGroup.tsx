import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../../../../domain/tariffs.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useFormTools } from '../form/formContext.ts';
import styles from './Fields.module.css';
import { limitHint } from './limitHint.ts';
import { Usage } from './Usage.tsx';

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
  used = 0,
  limit = null,
  usage,
  hint,
  children,
}: {
  path: string;
  legend: string;
  /** Number of entries, with a limit of the plan. */
  used?: number;
  limit?: Limit;
  /** Instead of `used`, for a field with another limit. */
  usage?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('profile');
  const { errors } = useFormTools();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(group, ENTRIES);
  const error = errors.get(path);
  // At a limit, the error may say the same.
  const told = hint ?? limitHint(t, used, limit);
  const shownHint = told === error ? null : told;
  const described = [error && `${id}-error`, shownHint && `${id}-hint`].filter(Boolean).join(' ');
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
        {usage ?? <Usage used={used} limit={limit} />}
      </legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {shownHint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {shownHint}
        </p>
      )}
    </fieldset>
  );
}
