import { lazy, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../content/DialogBoundary.tsx';
import type { FeedbackHost_viewer$key } from '../../relay/__generated__/FeedbackHost_viewer.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { STAY_WITH_ACTION_MS } from '../../ui/notices/noticeStore.ts';
import { closeFeedback, feedbackState, onFeedbackChange, openSurvey } from './feedbackState.ts';
import { SURVEY_KEYS } from './surveyKeys.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('../../features/feedback/FeedbackDialog.tsx')).FeedbackDialog,
}));
const SurveyDialog = lazy(async () => ({
  default: (await import('../../features/feedback/SurveyDialog.tsx')).SurveyDialog,
}));

/** Shows the feedback form (SCR-05), and offers survey questions that the user has not answered yet (RST-69). */
export function FeedbackHost({ viewer }: { viewer: FeedbackHost_viewer$key }) {
  const { t } = useTranslation('shell');
  const notices = useNotices();
  const { id, account } = useFragment(
    graphql`
      fragment FeedbackHost_viewer on Viewer @throwOnFieldError {
        id
        account {
          user {
            email
            forms
          }
        }
      }
    `,
    viewer,
  );
  const { form, offered } = useSyncExternalStore(onFeedbackChange, feedbackState, feedbackState);
  const { email, forms } = account.user;
  const offer = useEffectEvent(() => {
    if (offered === null || forms.includes(SURVEY_KEYS[offered])) return;
    notices.show({
      kind: 'info',
      text: t(($) => $.feedback.offer[offered]),
      action: { label: t(($) => $.feedback.answer), run: () => openSurvey(offered), forMs: STAY_WITH_ACTION_MS },
    });
  });
  useEffect(() => {
    if (offered !== null) offer();
  }, [offered]);
  if (!form) return null;
  const writer = { ownerId: id, email: email ?? '', onClose: closeFeedback };
  return (
    <DialogBoundary onFailure={closeFeedback}>
      {form.kind === 'feedback' ? <FeedbackDialog {...writer} /> : <SurveyDialog survey={form.survey} {...writer} />}
    </DialogBoundary>
  );
}
