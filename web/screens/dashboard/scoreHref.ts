import { paths } from '../../app/routing/paths.ts';
import { SCORE_PARAMETER } from '../../features/score/scoreAddress.ts';

/** URL of the dashboard in its current state, with the score open on top. */
export function scoreHref(search: URLSearchParams): string {
  const opened = new URLSearchParams(search);
  opened.set(SCORE_PARAMETER, '1');
  return `${paths.dashboard}?${opened}`;
}
