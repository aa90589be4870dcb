import { useState } from 'react';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/Field.tsx';
import { PhoneCountry } from './PhoneCountry.tsx';
import { usePhoneNumbers } from './usePhoneNumbers.ts';

/**
 * A phone number and its country (EXT-20). `value` is E.164 once the number is valid, else as typed; it is shown in
 * international format, and never reformatted while typing.
 */
export function PhoneInput({
  value,
  defaultCountry,
  countryLabel,
  onChange,
  ...field
}: {
  value: string;
  /** ISO 3166-1 alpha-2: numbers without a calling code are from there. */
  defaultCountry: string | null;
  countryLabel: string;
  onChange: (value: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'type' | 'before'>) {
  const phones = usePhoneNumbers();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const preferred = chosen ?? defaultCountry;
  const number = value.startsWith('+') ? (phones?.readPhone(value, preferred) ?? null) : null;
  const country = number?.country ?? preferred;

  return (
    <TextField
      {...field}
      type="tel"
      value={typed ?? number?.shown ?? value}
      before={
        <PhoneCountry
          label={countryLabel}
          phones={phones}
          country={country}
          onChoose={(next) => {
            setChosen(next);
            setTyped(null);
            const moved = number ? phones?.movePhone(number, next) : value;
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
        const read = phones?.readPhone(value, country);
        if (read && read.e164 !== value) onChange(read.e164);
      }}
    />
  );
}
