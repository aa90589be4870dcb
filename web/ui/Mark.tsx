import styles from './Mark.module.css';

/** The product's mark: a rounded square with a notch and the piece that fits into it, which stand for client and agency. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles.square}
        d="M8 0h9.5A14.5 14.5 0 0 0 32 14.5V24a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z"
      />
      <circle className={styles.piece} cx="26" cy="6" r="6" />
    </svg>
  );
}
