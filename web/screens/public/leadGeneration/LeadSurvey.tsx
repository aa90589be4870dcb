import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { SURVEY_KEYS } from '../../../app/feedback/surveyKeys.ts';
import { followSignIns } from '../../../app/session/signInNews.ts';
import LeadSurveyQueryParameters from '../../../relay/__generated__/LeadSurveyQuery$parameters.ts';
import type { LeadSurveyQuery } from '../../../relay/__generated__/LeadSurveyQuery.graphql.ts';
import { useSite } from '../../../site/site.ts';
import { Section } from '../../../ui/Section.tsx';
import { OptionalBoundary } from './OptionalBoundary.tsx';

const SurveyForm = lazy(async () => ({
  default: (await import('../../../features/feedback/SurveyForm.tsx')).SurveyForm,
}));

/**
 * Asks agencies once what they expect from the offer (RST-69). Shown only to users with a session, after the page has
 * loaded, because the page itself is cached and has no account data.
 */
export function LeadSurvey() {
  const { isSignedIn } = useSite();
  const [reference, load] = useQueryLoader<LeadSurveyQuery>(LeadSurveyQueryParameters);
  /** The account that another tab has signed in. */
  const [newcomer, setNewcomer] = useState<string>();
  useEffect(() => {
    if (!isSignedIn) return;
    load({}, { fetchPolicy: 'store-or-network' });
    return followSignIns((viewerId) => {
      setNewcomer(viewerId);
      load({}, { fetchPolicy: 'network-only' });
    });
  }, [isSignedIn, load]);
  return reference ? (
    <OptionalBoundary>
      <Suspense>
        <Question key={newcomer} reference={reference} />
      </Suspense>
    </OptionalBoundary>
  ) : null;
}

function Question({ reference }: { reference: PreloadedQuery<LeadSurveyQuery> }) {
  const { t } = useTranslation('leadGeneration');
  const { viewer } = usePreloadedQuery<LeadSurveyQuery>(
    graphql`
      query LeadSurveyQuery @preloadable @throwOnFieldError {
        viewer {
          id
          account {
            user {
              email
              forms
            }
          }
        }
      }
    `,
    reference,
  );
  // Kept while the page is open, so that the thank-you message stays.
  const [isAsked] = useState(viewer !== null && !viewer?.account.user.forms.includes(SURVEY_KEYS.LEAD_GENERATION));
  if (!viewer || !isAsked) return null;
  const { email } = viewer.account.user;
  return (
    <Section isBeside tone="raised" title={t(($) => $.survey.title)} intro={t(($) => $.survey.intro)}>
      <SurveyForm survey="LEAD_GENERATION" ownerId={viewer.id} email={email ?? ''} />
    </Section>
  );
}
