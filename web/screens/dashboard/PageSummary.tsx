import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import type { PageSummary_summary$key } from '../../relay/__generated__/PageSummary_summary.graphql.ts';
import { Card } from '../../ui/Panels.tsx';
import styles from './Figures.module.css';

/** Statistics about the agency's public page (SCR-13); hidden until there is anything to count. */
export function PageSummary({ summary }: { summary: PageSummary_summary$key }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { isAvailable, impressions, pageViews, websiteClicks, linkClicks } = useFragment(
    graphql`
      fragment PageSummary_summary on PageSummary @throwOnFieldError {
        isAvailable
        impressions
        pageViews
        websiteClicks
        linkClicks
      }
    `,
    summary,
  );
  const figures = [
    { name: t(($) => $.page.impressions), value: impressions },
    { name: t(($) => $.page.pageViews), value: pageViews },
    { name: t(($) => $.page.websiteClicks), value: websiteClicks },
    { name: t(($) => $.page.linkClicks), value: linkClicks },
  ];
  return (
    <Card title={t(($) => $.page.title)}>
      {isAvailable ? (
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'number' ? number(value) : '–'}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.hint}>{t(($) => $.page.notAvailable)}</p>
      )}
    </Card>
  );
}
