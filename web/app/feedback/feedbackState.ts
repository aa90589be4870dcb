import type { SurveyName } from '../../relay/__generated__/useSendSurveyMutation.graphql.ts';

/** What the user is writing to us: feedback, or the answer to a question. */
export type OpenForm = { readonly kind: 'feedback' } | { readonly kind: 'survey'; readonly survey: SurveyName };

interface FeedbackState {
  /** The open form. */
  readonly form: OpenForm | null;
  /** A question that an action of the user has raised; it is offered, not opened. */
  readonly offered: SurveyName | null;
}

let state: FeedbackState = { form: null, offered: null };
/** A question is offered once in a page load, even when it is not answered. */
const raised = new Set<SurveyName>();
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

/** Offers a question after an action of the user (RST-69). */
export function raiseSurvey(survey: SurveyName): void {
  if (raised.has(survey)) return;
  raised.add(survey);
  set({ ...state, offered: survey });
}

export function closeFeedback(): void {
  set({ form: null, offered: null });
}

export function onFeedbackChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
