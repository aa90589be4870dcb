import { useTranslation } from 'react-i18next';
import { PhoneInput } from '../../../features/phone/PhoneInput.tsx';
import { useFormTools } from '../form/formContext.ts';

/** An office's phone number (EXT-20). */
export function PhoneField({
  path,
  value,
  cityCountry,
  onChange,
}: {
  path: string;
  value: string | null;
  /** The office's country, ISO 3166-1 alpha-2: the default for its numbers. */
  cityCountry: string | null;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('profile');
  const { errors } = useFormTools();
  return (
    <PhoneInput
      data-path={path}
      label={t(($) => $.field.phone)}
      countryLabel={t(($) => $.phone.country)}
      error={errors.get(path)}
      autoComplete="off"
      value={value ?? ''}
      defaultCountry={cityCountry}
      onChange={onChange}
    />
  );
}
