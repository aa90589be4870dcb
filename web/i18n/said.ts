// What Intl says of the values of a public page. The server writes it into the page: browsers with another version of Intl say the
// same then, and a page comes to life without it. Its first use alone takes a phone 40 ms.

/** Texts by kind and value. */
export type Said = Readonly<Record<string, string>>;

let known: Record<string, string> = {};
let isHeard = false;

/** In the browser: what the server has said of this page, in the page's language. */
export function recall(said: Said = {}): void {
  known = said;
}

/** On the server: what is said while `work` runs, and what it gives. */
export function hear<T>(work: () => T): readonly [result: T, said: Said] {
  const outer = { known, isHeard };
  known = {};
  isHeard = true;
  try {
    return [work(), known];
  } finally {
    ({ known, isHeard } = outer);
  }
}

/** What was heard before is part of what is heard now. */
export const repeat = (said: Said): void => void Object.assign(known, said);

/** The text of a value: the one that is known, else what `speak` makes of it. */
export function say(kind: string, value: string | number | Date, speak: () => string): string {
  const key = `${kind} ${String(value)}`;
  const text = known[key] ?? speak();
  if (isHeard) known[key] = text;
  return text;
}
