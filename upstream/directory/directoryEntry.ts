import { BUDGETS } from '../../domain/catalogue/ranges.ts';
import type { WireAgencyCard, WireCardStory } from '../contract/directory.ts';
import { fileUrl } from '../files/fileStore.ts';
import { type ListedRow, toCard } from './agencyRows.ts';
import type { IdFilter } from './filters.ts';
import type { LocationBook } from './locationBook.ts';

/** A public agency in the directory index. */
export interface DirectoryEntry {
  readonly card: WireAgencyCard;
  readonly story: WireCardStory | null;
  /** Its values per filter; a subservice includes its parent. */
  readonly values: Readonly<Record<IdFilter, readonly number[]>>;
  /** Ids of the places with an office, including all places that contain them. */
  readonly offices: readonly number[];
  /** Ids of the places it serves, as selected. */
  readonly regions: readonly number[];
  /** Ids of the tools it uses. */
  readonly tools: readonly number[];
  /** Tagline and descriptions, for search. */
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
}

/** Parents of subservices by id; top-level services are not in the map. */
export type ServiceParents = ReadonlyMap<number, number>;

export function toEntry(row: ListedRow, locations: LocationBook, parents: ServiceParents): DirectoryEntry {
  return {
    card: toCard(row, locations),
    story: storyOf(row),
    values: {
      services: [...new Set(row.services.flatMap((id) => [id, parents.get(id) ?? id]))],
      industries: row.industries,
      budgets: row.budgets,
      languages: row.languages,
      businessSizes: row.business_sizes,
      numberOfEmployees: row.number_of_employees === null ? [] : [row.number_of_employees],
      projectDurations: row.project_durations,
      maxBudget: budgetsFrom(Math.min(...row.budgets)),
    },
    offices: [...new Set(row.office_locations.flatMap((id) => locations.byId(id)?.line ?? []))],
    regions: row.regions,
    tools: row.tools,
    text: [row.tagline, row.short_description, row.detailed_description].join('\n'),
    publishedAt: row.published_at?.getTime() ?? 0,
  };
}

/** The agency's lowest budget and all higher ones: a client whose maximum is any of them can afford it. */
function budgetsFrom(lowest: number): number[] {
  return BUDGETS.flatMap(({ id }) => (id >= lowest ? id : []));
}

function storyOf({ story }: ListedRow): WireCardStory | null {
  if (story === null) return null;
  const { picture, ...texts } = story;
  return { ...texts, pictureUrl: picture === null ? null : fileUrl(picture) };
}
