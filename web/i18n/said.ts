// What Intl says of the values of a public page. The server writes it into the page: browsers with another version of Intl say the
// same then, and a page comes to life without it. Its first use alone takes a phone 40 ms.

/** Texts, each after its kind and value. */
export type Said = readonly (readonly [value: string, text: string])[];

let known = new Map<string, string>();
let isHeard = false;

/** In the browser: what the server has said of this page, in the page's language. */
export function recall(said: Said = []): void {
  known = new Map(said);
}

/** On the server: what is said while `work` runs, and what it gives. */
export function hear<T>(work: () => T): readonly [result: T, said: Said] {
  const outer = { known, isHeard };
  known = new Map();
  isHeard = true;
  try {
    return [work(), [...known]];
  } finally {
    ({ known, isHeard } = outer);
  }
}

/** What was heard before is part of what is heard now. */
export function repeat(said: Said): void {
  for (const [value, text] of said) known.set(value, text);
}

/** The text of a value: the one that is known, else what `speak` makes of it. */
export function say(kind: string, value: string | number | Date, speak: () => string): string {
  const key = `${kind} ${String(value)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const text = speak();
  if (isHeard) known.set(key, text);
  return text;
}
