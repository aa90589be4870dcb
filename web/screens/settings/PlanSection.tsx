import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { isUnlimited } from '../../../domain/tariffs.ts';
import type { Limit } from '../../../domain/tariffs.ts';
import { useTier } from '../../app/access/useTier.ts';
import { usePage } from '../../app/page/page.ts';
import { useFormat } from '../../i18n/format.ts';
import type { PlanSection_viewer$key } from '../../relay/__generated__/PlanSection_viewer.graphql.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { planWithMore } from './planWithMore.ts';
import styles from './PlanSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/**
 * The plan, with how much of each limit is used (ENT-28, ENT-57). It shows no price, because the upstream sends none
 * for the current plan.
 */
export function PlanSection({ viewer }: { viewer: PlanSection_viewer$key }) {
  const { t } = useTranslation('planSummary');
  const { t: tCommon } = useTranslation('common');
  const { basePath } = usePage();
  const { number } = useFormat();
  const { account, profile } = useFragment(
    graphql`
      fragment PlanSection_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
            ...useTier_subscription
          }
        }
        profile @catch(to: NULL) {
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
  const { subscription } = account;
  const tier = useTier(subscription);
  const isActive = subscription.status === 'PAID' || subscription.status === 'TRIAL';
  const limits = isActive ? profile?.limits : null;
  const usage =
    profile &&
    limits &&
    ([
      ['offices', profile.offices.length, limits.locations],
      ['services', profile.services.filter(({ parentId }) => !parentId).length, limits.services.parents],
      ['industries', profile.industries.length, limits.industries],
      ['languages', profile.languages.length, limits.languages],
      ['regions', profile.regions.length, limits.geofocuses],
    ] as const);
  const full = usage?.find(([, used, limit]) => !isOpen(limit) && used >= limit);
  const more = full && planWithMore(full[0], full[2] ?? 0);
  return (
    <SettingsSection id="plan" title={t(($) => $.title)} text={t(($) => $.text)} isBare>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <Icon name="card" />
          </span>
          <div className={styles.name}>
            <h3>{tCommon(($) => $.tier[tier])}</h3>
            {subscription.status === 'PAID' && (
              <Chip tone="success" icon="check">
                {tCommon(($) => $.tier.paid)}
              </Chip>
            )}
          </div>
          <ButtonAnchor href={`${basePath}/get-started`}>{t(($) => $.compare)}</ButtonAnchor>
        </div>
        {usage && (
          <dl className={styles.usage}>
            {usage.map(([name, used, limit]) => (
              <div key={name}>
                <dt>{t(($) => $.limit[name])}</dt>
                <dd>
                  {isOpen(limit)
                    ? `${number(used)} · ${tCommon(($) => $.unlimited)}`
                    : t(($) => $.used, { used: number(used), limit: number(limit) })}
                </dd>
                {!isOpen(limit) && <Meter share={limit === 0 ? 1 : used / limit} isOver={used > limit} />}
              </div>
            ))}
          </dl>
        )}
        {full && more && (
          <p className={styles.more}>
            {t(($) => $.more, {
              limit: t(($) => $.limit[full[0]]),
              number: more.limit === null ? tCommon(($) => $.unlimited) : number(more.limit),
              plan: tCommon(($) => $.tier[more.plan.id]),
            })}
          </p>
        )}
      </div>
    </SettingsSection>
  );
}

function isOpen(limit: Limit | undefined): limit is null | undefined {
  return limit == null || isUnlimited(limit);
}
