import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { SCORE_WEIGHTS, storiesScore } from '../../../../domain/score.ts';
import { usePage } from '../../../app/page/page.ts';
import { paths } from '../../../app/routing/paths.ts';
import { REVIEWABLE_PARAMETER } from '../../../features/originalReview/reviewAddress.ts';
import { useFormat } from '../../../i18n/format.ts';
import type {
  ActionsCard_dashboard$key,
  DashboardActionName,
} from '../../../relay/__generated__/ActionsCard_dashboard.graphql.ts';
import type { ActionsCard_viewer$key } from '../../../relay/__generated__/ActionsCard_viewer.graphql.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import { scoreHref } from '../scoreHref.ts';
import styles from './ActionsCard.module.css';

const ICONS: Readonly<Record<DashboardActionName, IconName>> = {
  REACT_TO_LEADS: 'leads',
  SETUP_PROJECT: 'globe',
  SETUP_SITE_AUDIT: 'search',
  PASS_TOOLKIT_EXAM: 'document',
  PASS_AGENCIES_EXAM: 'document',
  ADD_SUCCESS_STORIES: 'pageOptimization',
  UPDATE_DESCRIPTION: 'user',
  ADD_SERVICES: 'plus',
  ADD_INDUSTRIES: 'plus',
  REQUEST_REVIEWS: 'star',
  FIX_WEBHOOK: 'hook',
};

/**
 * Recommended actions, most urgent first, each with what it adds to the score and a link to the place where it is done
 * (SCR-12).
 */
export function ActionsCard({
  dashboard,
  viewer,
}: {
  dashboard: ActionsCard_dashboard$key;
  viewer: ActionsCard_viewer$key;
}) {
  const { t } = useTranslation('dashboard');
  const { t: tHome } = useTranslation('home');
  const format = useFormat();
  const { actions } = useFragment(
    graphql`
      fragment ActionsCard_dashboard on Dashboard @throwOnFieldError {
        actions {
          name
        }
      }
    `,
    dashboard,
  );
  const { score } = useFragment(
    graphql`
      fragment ActionsCard_viewer on Viewer {
        score @catch(to: NULL) {
          successStories
        }
      }
    `,
    viewer,
  );
  const stories = score?.successStories ?? 0;
  const gains: Readonly<Partial<Record<DashboardActionName, number>>> = {
    SETUP_PROJECT: SCORE_WEIGHTS.project,
    SETUP_SITE_AUDIT: SCORE_WEIGHTS.siteAudit,
    PASS_TOOLKIT_EXAM: SCORE_WEIGHTS.toolkitExam,
    PASS_AGENCIES_EXAM: SCORE_WEIGHTS.agenciesExam,
    ADD_SUCCESS_STORIES: storiesScore(stories + 1) - storiesScore(stories),
    UPDATE_DESCRIPTION: SCORE_WEIGHTS.description,
  };
  const known = actions.flatMap(({ name }) => (name ? [name] : []));
  return (
    <DashboardCard className={styles.card} labelledBy="next-steps">
      <CardHead id="next-steps" title={t(($) => $.actions.title)} />
      {known.length === 0 && <p className={styles.none}>{t(($) => $.actions.none)}</p>}
      <ul role="list" className={styles.steps}>
        {known.map((name) => {
          const gain = gains[name];
          return (
            <li key={name}>
              <span className={styles.icon}>
                <Icon name={ICONS[name]} />
              </span>
              <span className={styles.text}>
                <strong>{t(($) => $.actions.name[name])}</strong>
                <span>{tHome(($) => $.steps.text[name])}</span>
              </span>
              {gain !== undefined && gain > 0 && (
                <span className={styles.gain}>{tHome(($) => $.steps.gain, { points: format.signed(gain) })}</span>
              )}
              <Place name={name} />
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}

/** Link to where an action is done (STA-54). */
function Place({ name }: { name: DashboardActionName }) {
  const { t } = useTranslation('dashboard');
  const { t: tReviews } = useTranslation('reviews');
  const { t: tPage } = useTranslation('pageOptimization');
  const { t: tShell } = useTranslation('shell');
  const { basePath } = usePage();
  const [search] = useSearchParams();
  const place = () => {
    switch (name) {
      case 'REACT_TO_LEADS':
        return { to: `${paths.leads}?status=pending`, text: t(($) => $.actions.openLeads) };
      case 'REQUEST_REVIEWS': {
        // Opens on top of this page (P-33).
        const opened = new URLSearchParams(search);
        opened.set(REVIEWABLE_PARAMETER, '1');
        return { to: `${paths.dashboard}?${opened}`, text: tReviews(($) => $.request) };
      }
      case 'ADD_SUCCESS_STORIES':
        return { to: `${paths.pageOptimization}?stories=1`, text: tPage(($) => $.stories.add) };
      case 'SETUP_PROJECT':
      case 'SETUP_SITE_AUDIT':
        return { to: scoreHref(search), text: t(($) => $.actions.setUp) };
      case 'UPDATE_DESCRIPTION':
        return { to: `${paths.profile}?edit=description`, text: t(($) => $.actions.openProfile) };
      case 'ADD_SERVICES':
        return { to: `${paths.profile}?edit=services`, text: t(($) => $.actions.openProfile) };
      case 'ADD_INDUSTRIES':
        return { to: `${paths.profile}?edit=industries`, text: t(($) => $.actions.openProfile) };
      case 'FIX_WEBHOOK':
        return { to: `${paths.settings}#webhooks`, text: tShell(($) => $.navigation.settings) };
      case 'PASS_TOOLKIT_EXAM':
      case 'PASS_AGENCIES_EXAM':
        return null;
    }
  };
  const found = place();
  return (
    <span className={styles.place}>
      {found === null ? (
        <ButtonAnchor size="small" href={`${basePath}/academy/exams`}>
          {t(($) => $.actions.openExams)}
        </ButtonAnchor>
      ) : (
        <ButtonLink size="small" to={found.to} preventScrollReset={found.to.startsWith(paths.dashboard)}>
          {found.text}
        </ButtonLink>
      )}
    </span>
  );
}
