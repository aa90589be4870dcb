import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTier } from '../../../app/access/useTier.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { PlanCard_viewer$key } from '../../../relay/__generated__/PlanCard_viewer.graphql.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Card } from '../../../ui/Panels.tsx';
import styles from './PlanCard.module.css';

/** The subscription and its tariff's limits for the agency's page (ENT-28). */
export function PlanCard({ viewer }: { viewer: PlanCard_viewer$key }) {
  const { t } = useTranslation('overview');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const { account } = useFragment(
    graphql`
      fragment PlanCard_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
            ...useTier_subscription
          }
          limits {
            locations
            services {
              parents
              children
            }
            industries
            languages
            geofocuses
          }
        }
      }
    `,
    viewer,
  );
  const { subscription, limits } = account;
  const tier = useTier(subscription);
  const isActive = subscription.status === 'PAID' || subscription.status === 'TRIAL';
  // Null for a tariff that the gateway does not know.
  const rows =
    limits &&
    ([
      ['locations', limits.locations],
      ['serviceParents', limits.services.parents],
      ['serviceChildren', limits.services.children],
      ['industries', limits.industries],
      ['languages', limits.languages],
      ['geofocuses', limits.geofocuses],
    ] as const);
  return (
    <Card
      title={t(($) => $.plan.title)}
      action={
        <Chip tone={isActive ? 'success' : 'neutral'} icon={isActive ? 'success' : 'info'}>
          {tCommon(($) => $.tier[tier])}
        </Chip>
      }
    >
      {rows && (
        <table className={styles.limits}>
          <caption>{t(($) => $.plan.caption)}</caption>
          <tbody>
            {rows.map(([name, limit]) => (
              <tr key={name}>
                <th scope="row">{t(($) => $.plan.limit[name])}</th>
                <td>{limit === null || limit === undefined ? tCommon(($) => $.unlimited) : format.number(limit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
