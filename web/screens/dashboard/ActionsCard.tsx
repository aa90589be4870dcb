import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import { REVIEWABLE_PARAMETER } from '../../features/originalReview/reviewAddress.ts';
import type { ActionsCard_dashboard$key } from '../../relay/__generated__/ActionsCard_dashboard.graphql.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Card } from '../../ui/Panels.tsx';
import styles from './Figures.module.css';

const TONES = { HIGHEST: 'warning', HIGH: 'neutral', LOW: 'neutral', LOWEST: 'neutral' } as const;

/** Suggested actions, most urgent first, each with a link to the place to do it (SCR-12, STA-54). */
export function ActionsCard({ dashboard }: { dashboard: ActionsCard_dashboard$key }) {
  const { t } = useTranslation('dashboard');
  const { t: tReviews } = useTranslation('reviews');
  const { t: tPage } = useTranslation('pageOptimization');
  const { basePath } = usePage();
  const { actions } = useFragment(
    graphql`
      fragment ActionsCard_dashboard on Dashboard @throwOnFieldError {
        actions {
          name
          priority
        }
      }
    `,
    dashboard,
  );
  const places: Readonly<Record<string, React.ReactNode>> = {
    REACT_TO_LEADS: <Link to={`${paths.leads}?status=pending`}>{t(($) => $.actions.openLeads)}</Link>,
    REQUEST_REVIEWS: <Link to={`${paths.leads}?${REVIEWABLE_PARAMETER}=1`}>{tReviews(($) => $.request)}</Link>,
    ADD_SUCCESS_STORIES: <Link to={`${paths.pageOptimization}?stories=1`}>{tPage(($) => $.stories.add)}</Link>,
    // The score measures the website named in the profile.
    SETUP_PROJECT: <Link to={`${paths.profile}?scrollTo=website`}>{t(($) => $.actions.openWebsite)}</Link>,
    SETUP_SITE_AUDIT: <Link to={`${paths.profile}?scrollTo=website`}>{t(($) => $.actions.openWebsite)}</Link>,
    UPDATE_DESCRIPTION: <Link to={`${paths.profile}?edit=description`}>{t(($) => $.actions.openProfile)}</Link>,
    ADD_SERVICES: <Link to={`${paths.profile}?edit=services`}>{t(($) => $.actions.openProfile)}</Link>,
    ADD_INDUSTRIES: <Link to={`${paths.profile}?edit=industries`}>{t(($) => $.actions.openProfile)}</Link>,
    PASS_TOOLKIT_EXAM: <a href={`${basePath}/academy/exams`}>{t(($) => $.actions.openExams)}</a>,
    PASS_AGENCIES_EXAM: <a href={`${basePath}/academy/exams`}>{t(($) => $.actions.openExams)}</a>,
  };
  const known = actions.flatMap(({ name, priority }) => (name ? [{ name, priority }] : []));
  return (
    <Card flush title={t(($) => $.actions.title)}>
      {known.length === 0 && <p className={styles.none}>{t(($) => $.actions.none)}</p>}
      <ul role="list" className={styles.list}>
        {known.map(({ name, priority }) => (
          <li key={name}>
            <span className={styles.entry}>
              <strong>{t(($) => $.actions.name[name])}</strong>
            </span>
            {priority && <Chip tone={TONES[priority]}>{t(($) => $.actions.priority[priority])}</Chip>}
            <span className={styles.place}>{places[name]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
