import { foldText } from '../../domain/foldText.ts';
import type { WireAgencyCard } from '../contract/directory.ts';
import { type AgencyRow, toCard } from './agencyRows.ts';
import type { IdFilter } from './filters.ts';
import type { LocationBook } from './locationBook.ts';

/** What the directory holds of a public agency. */
export interface DirectoryEntry {
  readonly card: WireAgencyCard;
  /** Values it is found by; a part of a service brings its parent. */
  readonly values: Readonly<Record<IdFilter, readonly number[]>>;
  /** Places with an office, and every place these are in. */
  readonly offices: readonly number[];
  /** Places it works for, as chosen. */
  readonly regions: readonly number[];
  /** Name, tagline and descriptions, folded. */
  readonly text: string;
  /** Milliseconds. */
  readonly publishedAt: number;
}

/** Parts of services by id; whatever is not in here stands for itself. */
export type ServiceParents = ReadonlyMap<number, number>;

export function toEntry(row: AgencyRow, locations: LocationBook, parents: ServiceParents): DirectoryEntry {
  return {
    card: toCard(row, locations),
    values: {
      services: [...new Set(row.services.flatMap((id) => [id, parents.get(id) ?? id]))],
      industries: row.industries,
      budgets: row.budgets,
      languages: row.languages,
      businessSizes: row.business_sizes,
      numberOfEmployees: row.number_of_employees === null ? [] : [row.number_of_employees],
      projectDurations: row.project_durations,
    },
    offices: [...new Set(row.office_locations.flatMap((id) => locations.byId(id)?.line ?? []))],
    regions: row.regions,
    text: foldText([row.name, row.tagline, row.short_description, row.detailed_description].join('\n')),
    publishedAt: row.published_at?.getTime() ?? 0,
  };
}
