import { linkify } from '../links/linkify.ts';
import styles from './MessageText.module.css';

/** A message's plain text with line breaks and links, in its own language and direction. */
export function MessageText({ text, language }: { text: string; language: string | null | undefined }) {
  return (
    <p className={styles.text} lang={language ?? undefined} dir="auto">
      {linkify(text).map(({ text: piece, href }, index) =>
        href === null ? (
          piece
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        ),
      )}
    </p>
  );
}
