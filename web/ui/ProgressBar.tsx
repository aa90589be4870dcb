import styles from './ProgressBar.module.css';

/** A thin bar at the top while the next page loads, delayed by 150 ms so that fast pages show none. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className={styles.bar} role="progressbar" aria-label={label} /> : null;
}
