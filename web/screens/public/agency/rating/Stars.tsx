import styles from './Stars.module.css';

const STAR = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.700-5.200 2.700 1-5.800-4.200-4.100 5.800-.800z';
const STARS = [12, 36, 60, 84, 108].map((middle) => `M${middle} 3.6${STAR}`).join('');

/** A rating as stars, rounded to half stars. Decorative: the number is next to it. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
      <path d={STARS} className={styles.empty} />
      {/* Filled stars, clipped to the rating. */}
      <svg width={halves * 12} height={24}>
        <path d={STARS} className={styles.full} />
      </svg>
    </svg>
  );
}
