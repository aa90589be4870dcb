import { pagePartScore, pageVisibility } from '../../../../domain/score.ts';
import type { PagePart } from '../../../../domain/score.ts';
import type { PagePartName } from '../../../relay/__generated__/PageScore_page.graphql.ts';

export type PageCounts = Readonly<Record<PagePartName, number>>;

/** Parts of the contract and of the rule; of equal ones, the first is suggested. */
const PARTS: readonly (readonly [PagePartName, PagePart])[] = [
  ['STORIES', 'stories'],
  ['CLIENT_LOGOS', 'clientLogos'],
  ['AWARDS', 'awards'],
];

/** The part of which one more entry raises the page's score most, and the score then; null when it is complete. */
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
