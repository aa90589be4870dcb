import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../../../app/page/page.ts';
import { paths } from '../../../app/routing/paths.ts';
import { agencyState } from '../../../app/shell/agencyState.ts';
import type { AgencyState } from '../../../app/shell/agencyState.ts';
import type { AgencyCard_viewer$key } from '../../../relay/__generated__/AgencyCard_viewer.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { Tone } from '../../../ui/Chip.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { Card } from '../../../ui/Panels.tsx';
import styles from './AgencyCard.module.css';

const LOOKS: Readonly<Record<AgencyState, { tone: Tone; icon: IconName }>> = {
  none: { tone: 'neutral', icon: 'info' },
  emptyDraft: { tone: 'neutral', icon: 'info' },
  draft: { tone: 'neutral', icon: 'info' },
  review: { tone: 'info', icon: 'clock' },
  declined: { tone: 'danger', icon: 'error' },
  published: { tone: 'success', icon: 'success' },
  blocked: { tone: 'danger', icon: 'ban' },
};

/** States in which editing the profile is what brings the page online. */
const EDITED: ReadonlySet<AgencyState> = new Set(['none', 'emptyDraft', 'draft', 'declined']);

/** Status of the agency's page in the directory and what it means. */
export function AgencyCard({ viewer }: { viewer: AgencyCard_viewer$key }) {
  const { t } = useTranslation('overview');
  const { t: tDashboard } = useTranslation('dashboard');
  const { t: tShell } = useTranslation('shell');
  const { basePath } = usePage();
  const { account } = useFragment(
    graphql`
      fragment AgencyCard_viewer on Viewer @throwOnFieldError {
        account {
          user {
            email
            agencyStatus
            moderationStatus
            filledDraft
            agencyAlias
            blockReason
          }
        }
      }
    `,
    viewer,
  );
  const { agencyStatus, moderationStatus, filledDraft, agencyAlias, blockReason } = account.user;
  const state = agencyState({ agencyStatus, moderationStatus, filledDraft });
  const { tone, icon } = LOOKS[state];
  const isPublic = state === 'published';
  return (
    <Card
      title={t(($) => $.agency.title)}
      action={
        <Chip tone={tone} icon={icon}>
          {tShell(($) => $.agencyState[state])}
        </Chip>
      }
    >
      <p>{t(($) => $.agency.meaning[state])}</p>
      <dl className={styles.facts}>
        {agencyAlias && (
          <div>
            <dt>{t(($) => $.agency.alias)}</dt>
            <dd>
              {isPublic ? (
                <a href={`${basePath}/agencies/${encodeURIComponent(agencyAlias)}`}>{agencyAlias}</a>
              ) : (
                agencyAlias
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t(($) => $.agency.email)}</dt>
          <dd>{account.user.email}</dd>
        </div>
        {blockReason && (
          <div>
            <dt>{t(($) => $.agency.blockReason)}</dt>
            <dd>{blockReason}</dd>
          </div>
        )}
      </dl>
      {EDITED.has(state) && (
        <ButtonLink to={paths.profile} className={styles.edit}>
          {tDashboard(($) => $.actions.openProfile)}
        </ButtonLink>
      )}
    </Card>
  );
}
