import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { useTier } from '../../app/access/useTier.ts';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import { usePage } from '../../app/page/page.ts';
import type { PlanSection_viewer$key } from '../../relay/__generated__/PlanSection_viewer.graphql.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlanUsage } from './PlanUsage.tsx';
import styles from './PlanSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/**
 * The plan, with how much of each limit is used (ENT-28, ENT-57). It shows no price, because the upstream sends none
 * for the current plan.
 */
export function PlanSection({ viewer: key }: { viewer: PlanSection_viewer$key }) {
  const { t } = useTranslation('planSummary');
  const { t: tCommon } = useTranslation('common');
  const { basePath } = usePage();
  const viewer = useFragment(
    graphql`
      fragment PlanSection_viewer on Viewer @throwOnFieldError {
        account {
          subscription {
            status
            ...useTier_subscription
          }
        }
        ...PlanUsage_viewer
      }
    `,
    key,
  );
  const loaded: unknown = useLoaderData();
  const { subscription } = viewer.account;
  const tier = useTier(subscription);
  const isActive = subscription.status === 'PAID' || subscription.status === 'TRIAL';
  return (
    <SettingsSection id="plan" title={t(($) => $.title)} text={t(($) => $.text)} isBare fallback="h2">
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
        {isActive && (
          <SectionBoundary waitsForAnswer resetOn={loaded}>
            <PlanUsage viewer={viewer} />
          </SectionBoundary>
        )}
      </div>
    </SettingsSection>
  );
}
