import { useState, type ComponentProps } from 'react';
import { TextField } from '../../../ui/Field.tsx';

type TextProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'>;

/**
 * A field for a whole number. A text with a separator stays as it is until the field is left: “1.5” would become 15 if
 * its point were dropped as soon as it is typed.
 */
export function NumberField({
  value,
  read,
  onChange,
  ...props
}: TextProps & {
  value: number | null;
  /** The number in a typed or pasted text; null if there is none. */
  read: (text: string) => number | null;
  onChange: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const isUnfinished = /\d[.,]/.test(typed.normalize('NFKC')) && read(typed) === value;
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      value={isUnfinished ? typed : (value ?? '')}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(read(text));
      }}
      onBlur={() => setTyped('')}
    />
  );
}
