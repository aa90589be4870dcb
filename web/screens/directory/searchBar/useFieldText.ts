import { useState } from 'react';

/** The text of a field that the address may change too: typed text stays until the address says something else. */
export function useFieldText(said: string): [text: string, setText: (text: string) => void] {
  const [field, setField] = useState({ text: said, said });
  if (field.said !== said) setField({ text: said, said });
  return [field.text, (text) => setField({ text, said })];
}
