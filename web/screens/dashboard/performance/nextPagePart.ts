import { pagePartScore, pageVisibility } from '../../../../domain/score.ts';
import type { PagePart } from '../../../../domain/score.ts';
import type { PagePartName } from '../../../relay/__generated__/PageScore_page.graphql.ts';

export type PageCounts = Readonly<Record<PagePartName, number>>;

/** The parts as named in the contract and in the rule; if several would add the same, the first one is suggested. */
const PARTS: readonly (readonly [PagePartName, PagePart])[] = [
  ['STORIES', 'stories'],
  ['CLIENT_LOGOS', 'clientLogos'],
  ['AWARDS', 'awards'],
];

/**
 * The part in which one more entry would raise the page's score most, and the resulting score; null if the page is
 * complete.
 */
export function nextPagePart(counts: PageCounts): { readonly name: PagePartName; readonly score: number } | null {
  const gains = PARTS.map(([name, part]) => ({
    name,
    part,
    gain: pagePartScore(part, counts[name] + 1) - pagePartScore(part, counts[name]),
  }));
  const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
  if (best.gain <= 0) return null;
  const { STORIES: stories, CLIENT_LOGOS: clientLogos, AWARDS: awards } = counts;
  const now = { stories, clientLogos, awards };
  return { name: best.name, score: pageVisibility({ ...now, [best.part]: now[best.part] + 1 }) };
}
