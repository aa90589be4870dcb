/** State of the history entry of an agency's page that was opened from a list: the list's address. */
export interface ResultsState {
  readonly results: string;
}

/** The browser keeps the state, also that of another version. */
export function isResultsState(state: unknown): state is ResultsState {
  return typeof state === 'object' && state !== null && 'results' in state && typeof state.results === 'string';
}
