import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/Field.tsx';
import { useFormTools } from '../form/formContext.ts';

/** A single-line text field for a path of the profile. */
export function TextLine({
  path,
  label,
  value,
  onChange,
  optional = false,
  ...field
}: {
  path: string;
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  optional?: boolean;
  hint?: ReactNode;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>) {
  const { t } = useTranslation('profile');
  const { errors } = useFormTools();
  return (
    <TextField
      {...field}
      data-path={path}
      label={optional ? t(($) => $.optional, { label }) : label}
      value={value ?? ''}
      error={errors.get(path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
