import type { Random } from './random.ts';

/** One message of a prepared conversation. */
export interface Line {
  readonly sender: 'agency' | 'lead';
  readonly text: string;
}

/** Parses conversations: paragraphs of lines that start with `A ` or `L `. */
export function script(text: string): Line[][] {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) =>
      paragraph.split('\n').map((line) => ({
        sender: line.startsWith('A ') ? 'agency' : 'lead',
        text: line.slice(2),
      })),
    );
}

/**
 * Replaces `{name}` with the given values and `{from-to}` with a random number. Draws are independent, unless `drawn`
 * is given: then a repeated range gets the same number.
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  generator: Random,
  drawn?: Map<string, string>,
): string {
  return text.replaceAll(/\{(\w+)(?:-(\d+))?\}/g, (slot, name: string, to: string | undefined) => {
    if (to === undefined) return values[name] ?? slot;
    const number = drawn?.get(slot) ?? String(generator.int(Number(name), Number(to)));
    drawn?.set(slot, number);
    return number;
  });
}
