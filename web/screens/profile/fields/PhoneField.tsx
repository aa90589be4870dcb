import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/Field.tsx';
import { useFormTools } from '../form/formContext.ts';
import { usePhoneNumbers } from '../form/usePhoneNumbers.ts';
import { PhoneCountry } from './PhoneCountry.tsx';

/**
 * A phone number and its country (EXT-20). Stored in E.164 once valid, shown in international format, and never
 * reformatted while typing.
 */
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
  const phones = usePhoneNumbers();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const text = value ?? '';
  const preferred = chosen ?? cityCountry;
  const number = text.startsWith('+') ? (phones?.readPhone(text, preferred) ?? null) : null;
  const country = number?.country ?? preferred;

  return (
    <TextField
      data-path={path}
      label={t(($) => $.field.phone)}
      error={errors.get(path)}
      type="tel"
      autoComplete="off"
      value={typed ?? number?.shown ?? text}
      before={
        <PhoneCountry
          phones={phones}
          country={country}
          onChoose={(next) => {
            setChosen(next);
            setTyped(null);
            const moved = number ? phones?.movePhone(number, next) : text;
            const read = moved ? phones?.readPhone(moved, next) : null;
            if (read) onChange(read.e164);
          }}
        />
      }
      onChange={({ currentTarget, nativeEvent }) => {
        const read = phones?.readPhone(currentTarget.value, country);
        const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
        setTyped(isPasted && read ? null : currentTarget.value);
        onChange(read?.e164 ?? currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        // Typed before the numbering plans loaded.
        const read = phones?.readPhone(text, country);
        if (read && read.e164 !== text) onChange(read.e164);
      }}
    />
  );
}
