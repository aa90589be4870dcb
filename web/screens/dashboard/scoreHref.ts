import { paths } from '../../app/routing/paths.ts';
import { SCORE_PARAMETER } from '../../features/score/scoreAddress.ts';

/** The dashboard as it is, with the score open over it. */
export function scoreHref(search: URLSearchParams): string {
  const opened = new URLSearchParams(search);
  opened.set(SCORE_PARAMETER, '1');
  return `${paths.dashboard}?${opened}`;
}
