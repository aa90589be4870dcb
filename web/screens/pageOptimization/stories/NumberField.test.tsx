import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { wholeNumber, yearIn } from '../../../features/form/wholeNumber.ts';
import { NumberField } from './NumberField.tsx';

function budget(text: string): number | null {
  return wholeNumber(text, 8);
}

it.each([
  ['1.5', budget, '1.5', '1'],
  ['1,249.95 USD', budget, '1,249.95 USD', '1249'],
  ['12.500', budget, '12.500', '12500'],
  ['１．５', budget, '1．５', '1'],
  ['1000000000', budget, '10000000', '10000000'],
  ['about 3', budget, '3', '3'],
  ['12.03.2015', yearIn, '12.03.2015', '2015'],
])('“%s” is read as a whole, also while it is typed (VAL-37)', async (text, read, whileTyped, value) => {
  function Form() {
    const [number, setNumber] = useState<number | null>(null);
    return <NumberField label="Number" value={number} read={read} onChange={setNumber} />;
  }
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
  await userEvent.type(field, text);
  expect(field.value).toBe(whileTyped);
  await userEvent.tab();
  expect(field.value).toBe(value);
});
