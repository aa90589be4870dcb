import type { SurveyName } from '../../relay/__generated__/useSendSurveyMutation.graphql.ts';

/** What the user is writing: feedback, or the answer to a survey question. */
export type OpenForm = { readonly kind: 'feedback' } | { readonly kind: 'survey'; readonly survey: SurveyName };

interface FeedbackState {
  /** The open form. */
  readonly form: OpenForm | null;
  /** A survey question that follows an action of the user; it is offered, not opened. */
  readonly offered: SurveyName | null;
}

let state: FeedbackState = { form: null, offered: null };
const listeners = new Set<() => void>();

function set(next: FeedbackState): void {
  state = next;
  for (const tell of listeners) tell();
}

export function feedbackState(): FeedbackState {
  return state;
}

export function openFeedback(): void {
  set({ ...state, form: { kind: 'feedback' } });
}

export function openSurvey(survey: SurveyName): void {
  set({ form: { kind: 'survey', survey }, offered: null });
}

/** Offers a survey question after an action of the user (RST-69), but only once per tab, even if it is not answered. */
export function raiseSurvey(survey: SurveyName): void {
  if (isFirstTime(survey)) set({ ...state, offered: survey });
}

function isFirstTime(survey: SurveyName): boolean {
  const key = `offered:${survey}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
  } catch {
    // Without storage, it is offered each time.
  }
  return true;
}

export function closeFeedback(): void {
  set({ form: null, offered: null });
}

export function onFeedbackChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
