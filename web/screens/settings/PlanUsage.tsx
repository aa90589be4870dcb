import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { isUnlimited } from '../../../domain/tariffs.ts';
import type { Limit } from '../../../domain/tariffs.ts';
import { useFormat } from '../../i18n/format.ts';
import type { PlanUsage_viewer$key } from '../../relay/__generated__/PlanUsage_viewer.graphql.ts';
import { LimitMeter } from '../../ui/figures/Meter.tsx';
import { planWithMore } from './planWithMore.ts';
import styles from './PlanSection.module.css';

/** How much of each limit the profile uses, and the plan to move to once one is used up (ENT-28). */
export function PlanUsage({ viewer }: { viewer: PlanUsage_viewer$key }) {
  const { t } = useTranslation('planSummary');
  const { t: tCommon } = useTranslation('common');
  const { number } = useFormat();
  const { profile } = useFragment(
    graphql`
      fragment PlanUsage_viewer on Viewer @throwOnFieldError {
        profile {
          limits {
            locations
            services {
              parents
            }
            industries
            languages
            geofocuses
          }
          offices {
            __typename
          }
          services {
            parentId
          }
          industries {
            __typename
          }
          languages {
            __typename
          }
          regions {
            __typename
          }
        }
      }
    `,
    viewer,
  );
  const { limits } = profile;
  // Null for a tariff that the gateway does not know.
  if (!limits) return null;
  const usage = [
    ['offices', profile.offices.length, limits.locations],
    ['services', profile.services.filter(({ parentId }) => !parentId).length, limits.services.parents],
    ['industries', profile.industries.length, limits.industries],
    ['languages', profile.languages.length, limits.languages],
    ['regions', profile.regions.length, limits.geofocuses],
  ] as const;
  const full = usage.find(([, used, limit]) => !isOpen(limit) && used >= limit);
  const more = full && planWithMore(full[0], full[2] ?? 0);
  return (
    <>
      <dl className={styles.usage}>
        {usage.map(([name, used, limit]) => (
          <div key={name}>
            <dt>{t(($) => $.limit[name])}</dt>
            <dd>
              {isOpen(limit)
                ? `${number(used)} · ${tCommon(($) => $.unlimited)}`
                : t(($) => $.used, { used: number(used), limit: number(limit) })}
              {!isOpen(limit) && <LimitMeter used={used} limit={limit} />}
            </dd>
          </div>
        ))}
      </dl>
      {full && more && (
        <p className={styles.more}>
          {t(($) => $.more, {
            limit: t(($) => $.limit[full[0]]),
            number: more.limit === null ? tCommon(($) => $.unlimited) : number(more.limit),
            plan: tCommon(($) => $.tier[more.plan.id]),
          })}
        </p>
      )}
    </>
  );
}

function isOpen(limit: Limit | undefined): limit is null | undefined {
  return limit == null || isUnlimited(limit);
}
