import type { WireAgencyList, WireCardStory } from '../../upstream/contract/directory.ts';
import { toLocation } from '../catalogue/catalogue.map.ts';
import type { Catalogue } from '../catalogue/catalogue.map.ts';
import { mediaUrl } from '../images/mediaUrl.ts';
import { toMoneyOrNull } from '../money.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import type { AgencyPresence, StoryHighlight, UnderstoodWords } from '../schema.types.ts';
import { filterNameEnum } from './directoryFilter.ts';

type WireUnderstood = NonNullable<WireAgencyList['understood']>[number];

export const presenceEnum = enumMap<NonNullable<WireAgencyList['agencies'][number]['presence']>, AgencyPresence>(
  'AgencyEdge.presence',
  { office: 'OFFICE', region: 'REGION' },
);

/**
 * How the words of a search were understood. A word is left out if the catalogue lacks its entry or the gateway does
 * not know its kind.
 */
export function toUnderstood(
  words: readonly WireUnderstood[],
  { services, industries, languages, budgets }: Catalogue,
  note: NoteUnknown,
): UnderstoodWords[] {
  return words.flatMap(({ text, filter, id, location, count, others = null }) => {
    const kind = filterNameEnum.read(filter, note);
    const found = {
      text,
      service: kind === 'SERVICES' ? (services.get(id) ?? null) : null,
      industry: kind === 'INDUSTRIES' ? (industries.get(id) ?? null) : null,
      location: kind === 'LOCATIONS' && location !== null ? toLocation(location, note) : null,
      language: kind === 'LANGUAGES' ? (languages.get(id) ?? null) : null,
      budget: kind === 'MAX_BUDGET' ? (budgets.get(id) ?? null) : null,
      count,
      countOfOthers: others,
    };
    return (found.service ?? found.industry ?? found.location ?? found.language ?? found.budget) ? [found] : [];
  });
}

export function toHighlight(story: WireCardStory, basePath: string): StoryHighlight {
  const { name, result, budget, duration, pictureUrl } = story;
  return { name, result, budget: toMoneyOrNull(budget), duration, pictureUrl: mediaUrl(basePath, pictureUrl) };
}
