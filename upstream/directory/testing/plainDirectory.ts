import { SERVICES } from '../../../domain/catalogue/services.ts';
import { foldText } from '../../../domain/search/foldText.ts';
import type { Deps } from '../../db/deps.ts';
import { demoLocations } from '../../db/demo/locations.ts';
import { type DirectoryQuery, ID_FILTERS } from '../filters.ts';

/** An agency read straight from the tables, without index or bitsets. */
export interface PlainAgency {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly values: Readonly<Record<(typeof ID_FILTERS)[number], readonly number[]>>;
  readonly offices: readonly number[];
  readonly regions: readonly number[];
  readonly publishedAt: number;
}

export const FILTERS = [...ID_FILTERS, 'locations', 'query'] as const;
export type Filter = (typeof FILTERS)[number];

/** The public agencies read straight from the tables: the reference for the directory's tests. */
export async function readPlainAgencies({ db }: Pick<Deps, 'db'>): Promise<PlainAgency[]> {
  const rows = await db.selectFrom('agencies').selectAll().execute();
  const offices = await db.selectFrom('agency_offices').selectAll().execute();
  return rows
    .filter((row) => row.status === 'published' && row.moderation_status === 'approved')
    .map((row) => ({
      id: row.id,
      name: foldText(row.name ?? ''),
      text: foldText(`${row.tagline} ${row.short_description} ${row.detailed_description}`),
      values: {
        services: row.services,
        industries: row.industries,
        budgets: row.budgets,
        languages: row.languages,
        businessSizes: row.business_sizes,
        numberOfEmployees: [row.number_of_employees ?? 0],
        projectDurations: row.project_durations,
        maxBudget: [1, 2, 3, 4, 5, 6].filter((id) => row.budgets.some((own) => own <= id)),
      },
      offices: offices.flatMap((office) => (office.agency_id === row.id ? (office.location_id ?? []) : [])),
      regions: row.regions,
      publishedAt: row.published_at?.getTime() ?? 0,
    }));
}

const services = SERVICES.flatMap((service) => [service, ...service.children]);
/** Services and places by every key that a filter accepts. */
const idsOfServices = new Map(services.flatMap(({ id, alias }) => [[alias, id] as const, [String(id), id] as const]));
const partsOf = new Map(SERVICES.map(({ id, children }) => [id, children.map((part) => part.id)]));
const places = new Map(
  demoLocations.flatMap((place) => [[place.alias, place] as const, [String(place.id), place] as const]),
);
const lines = new Map(
  demoLocations.map((place) => [place.id, [place.id, place.state_id ?? place.id, place.country_id]]),
);
export const SERVICE_KEYS = [...idsOfServices.keys()];
export const PLACE_KEYS = [...places.keys()];

/** Whether the agency has an office in the place or only serves it; null for neither. */
export function presence(agency: PlainAgency, key: string): 'office' | 'region' | null {
  const place = places.get(key);
  if (place === undefined) return null;
  if (agency.offices.some((office) => lines.get(office)?.includes(place.id))) return 'office';
  return agency.regions.some((region) => lines.get(place.id)?.includes(region)) ? 'region' : null;
}

function hasService(agency: PlainAgency, key: string): boolean {
  const id = idsOfServices.get(key);
  if (id === undefined) return false;
  return agency.values.services.some((own) => own === id || partsOf.get(id)?.includes(own));
}

/** What the words used by the tests mean in English: a service, a place, or nothing. */
const MEANINGS: ReadonlyMap<string, { readonly service?: string; readonly place?: string }> = new Map([
  ['krakow', { place: 'krakow' }],
  ['munchen', { place: 'munich' }],
  ['berlin', { place: 'berlin' }],
  ['東京', { place: 'tokyo' }],
  ['data', { service: 'analytics' }],
  ['the', {}],
]);

/** How well an agency matches a search text; 0 means not at all. Words with a meaning must be in `MEANINGS`. */
export function gradeOf(agency: PlainAgency, text: string): number {
  const words: readonly string[] = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word !== 'the');
  const grades = telling.map((word) => {
    const { service, place } = MEANINGS.get(word) ?? {};
    const isNamed = wordsIn(agency.name).includes(word);
    if (service !== undefined) return isNamed || hasService(agency, service) ? 2 : 0;
    if (place !== undefined) {
      const found = presence(agency, place);
      return isNamed || found === 'office' ? 2 : found === 'region' ? 1 : 0;
    }
    const begins = (own: string): boolean => own === word || (word.length > 2 && own.startsWith(word));
    return wordsIn(agency.name).some(begins) ? 3 : wordsIn(agency.text).some(begins) ? 1 : 0;
  });
  return grades.length === 0 || grades.includes(0) ? 0 : grades.reduce<number>((sum, grade) => sum + grade, 0);
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether an agency matches one filter. */
export function passes(agency: PlainAgency, filter: Filter, text: string): boolean {
  if (filter === 'query') return gradeOf(agency, text) > 0;
  const keys = text.split(',');
  if (filter === 'services') return keys.some((key) => hasService(agency, key));
  if (filter === 'locations') return keys.some((key) => presence(agency, key) !== null);
  return keys.some((key) => agency.values[filter].includes(Number(key)));
}

/** Agencies that match all filters, optionally except one. */
export function plainFilter(agencies: readonly PlainAgency[], query: DirectoryQuery, except?: Filter): PlainAgency[] {
  return agencies.filter((agency) =>
    FILTERS.every((filter) => {
      const text = query[filter];
      return filter === except || text === undefined || passes(agency, filter, text);
    }),
  );
}
