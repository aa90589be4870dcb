import { rem } from './rem.ts';
import styles from './Avatar.module.css';

/** Number of pairs `--avatar-n` and `--on-avatar-n`. */
const COLORS = 8;

/** Initials of a person or company on a muted color derived from the name. Decorative: render the name beside it. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      className={styles.avatar}
      data-color={colorOf(name)}
      style={{ fontSize: rem(size * 0.38) }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

/**
 * First letters of the first and last word; for an email address, of the part before the @; one letter for a single
 * word. Capitals do not depend on the browser's language, or public pages would differ from the server's.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/u, '')
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

function colorOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9_973;
  return (sum % COLORS) + 1;
}
