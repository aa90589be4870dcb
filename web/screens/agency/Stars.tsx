import styles from './Stars.module.css';

const STAR = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.700-5.200 2.700 1-5.800-4.200-4.100 5.800-.800z';

/** A rating as stars, to the nearest half. Decorative: the number stands beside it. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <svg className={styles.stars} width={100} height={20} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index} transform={`translate(${index * 24} 0)`}>
          <path d={STAR} className={styles.empty} />
          {halves > index * 2 && (
            // The left half of a star, or all of it.
            <svg width={halves > index * 2 + 1 ? 24 : 12} height={24}>
              <path d={STAR} className={styles.full} />
            </svg>
          )}
        </g>
      ))}
    </svg>
  );
}
