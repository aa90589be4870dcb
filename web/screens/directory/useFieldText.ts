import { useState } from 'react';

/** The text of a field that the address may change too: typed text stays until the address says something else. */
export function useFieldText(said: string): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ text: said, said });
  return [typed.said === said ? typed.text : said, (text) => setTyped({ text, said })];
}
