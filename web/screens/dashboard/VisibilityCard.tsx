import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import type { VisibilityCard_dashboard$key } from '../../relay/__generated__/VisibilityCard_dashboard.graphql.ts';
import { Card } from '../../ui/Panels.tsx';
import styles from './Figures.module.css';

/** Maximum score. */
const BEST = 5;

/** The two visibility scores, each with how to improve it (SCR-16). */
export function VisibilityCard({ dashboard }: { dashboard: VisibilityCard_dashboard$key }) {
  const { t } = useTranslation('dashboard');
  const { visibility } = useFragment(
    graphql`
      fragment VisibilityCard_dashboard on Dashboard @throwOnFieldError {
        visibility {
          responsiveScore
          pageOptimization
        }
      }
    `,
    dashboard,
  );
  const { responsiveScore, pageOptimization } = visibility;
  return (
    <Card title={t(($) => $.visibility.title)}>
      <div className={styles.meters}>
        <Meter
          name={t(($) => $.visibility.responsive)}
          text={t(($) => $.visibility.responsiveText)}
          value={responsiveScore ?? null}
        />
        <Meter
          name={t(($) => $.visibility.optimization)}
          text={t(($) => $.visibility.optimizationText)}
          value={pageOptimization ?? null}
        />
      </div>
    </Card>
  );
}

function Meter({ name, text, value }: { name: string; text: string; value: number | null }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const shown =
    value === null
      ? t(($) => $.visibility.unknown)
      : t(($) => $.visibility.score, { score: number(value), best: number(BEST) });
  return (
    <div className={styles.meter}>
      <div className={styles.meterHead}>
        <strong>{name}</strong>
        <span>{shown}</span>
      </div>
      {value !== null && (
        <meter min={0} max={BEST} low={2} high={3.5} optimum={BEST} value={value} aria-label={name}>
          {shown}
        </meter>
      )}
      <p className={styles.hint}>{text}</p>
    </div>
  );
}
