import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/page.ts';
import { paths } from '../../../app/routing/paths.ts';
import { REVIEWABLE_PARAMETER } from '../../../features/originalReview/reviewAddress.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import type { StepName } from './ChecklistStep.tsx';

const PLACES = {
  PUBLISH_PAGE: paths.profile,
  UPLOAD_LOGO: `${paths.profile}?scrollTo=logo`,
  ADD_STORY: `${paths.pageOptimization}?stories=1`,
  ASK_FOR_REVIEW: `${paths.dashboard}?${REVIEWABLE_PARAMETER}=1`,
} as const;

/** Link to the place where a step is completed. */
export function StepLink({ name }: { name: Exclude<StepName, 'CREATE_PAGE'> }) {
  const { t } = useTranslation('onboarding');
  const { basePath } = usePage();
  const action = t(($) => $.step[name].action);
  const title = t(($) => $.step[name].title);
  const text = (
    <>
      {action}
      {title !== action && <span className="visually-hidden"> {title}</span>}
    </>
  );
  if (name === 'PASS_EXAM') {
    return (
      <ButtonAnchor size="small" href={`${basePath}/academy/exams`}>
        {text}
      </ButtonAnchor>
    );
  }
  return (
    <ButtonLink size="small" to={PLACES[name]} data-step={name}>
      {text}
    </ButtonLink>
  );
}
