import type { Survey } from '../../../domain/outreach/feedback.ts';
import type { SurveyName } from '../../relay/__generated__/useSendSurveyMutation.graphql.ts';

/** The entries that `User.forms` contains once a survey question is answered (O-23). */
export const SURVEY_KEYS: Readonly<Record<SurveyName, Survey>> = {
  DECLINE: 'decline',
  LEAD_GENERATION: 'leadGeneration',
};
