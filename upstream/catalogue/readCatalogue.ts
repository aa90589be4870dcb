import type { Kysely } from 'kysely';
import type { WireLocale } from '../contract/account.ts';
import type { WireFilters } from '../contract/catalogue.ts';
import type { Database } from '../db/tables.ts';
import type { CatalogueKind } from '../db/tables/catalogue.ts';

interface Entry {
  readonly kind: CatalogueKind;
  readonly id: number;
  readonly parent_id: number | null;
  readonly key: string | null;
  readonly range_from: number | null;
  readonly range_to: number | null;
  readonly name: string;
}

type BusinessSize = WireFilters['businessSizes'][number]['name'];

/** The catalogue in one language, with English for missing names (RST-12). */
export async function readCatalogue(db: Kysely<Database>, locale: WireLocale): Promise<WireFilters> {
  const entries = Map.groupBy(await readEntries(db, locale), ({ kind }) => kind);
  const all = (kind: CatalogueKind): readonly Entry[] => entries.get(kind) ?? [];
  const parts = Map.groupBy(all('service'), (entry) => entry.parent_id);
  const tools = Map.groupBy(all('tool'), ({ key }) => key ?? '');
  return {
    services: (parts.get(null) ?? []).map(({ id, name, key }) => ({
      id,
      name,
      alias: key ?? '',
      children: (parts.get(id) ?? []).map((part) => ({
        id: part.id,
        parentId: id,
        name: part.name,
        alias: part.key ?? '',
      })),
    })),
    industries: all('industry').map(namedId),
    budgets: all('budget').map(({ id, range_from: from, range_to: to }) => ({ id, from: from ?? 0, to })),
    languages: all('language').map(({ id, key }) => ({ id, code: key ?? '' })),
    projectDurations: all('projectDuration').map(({ id, range_from: from, range_to: to }) => ({ id, from, to })),
    tools: [...tools].map(([category, list]) => ({ category, tools: list.map(namedId) })),
    numberOfEmployees: all('numberOfEmployees').map(({ id, range_from: from, range_to: to }) => ({
      id,
      from: from ?? 0,
      to,
    })),
    businessSizes: all('businessSize').map(({ id, key }) => ({ id, name: key as BusinessSize })),
  };
}

function namedId({ id, name }: Entry): { id: number; name: string } {
  return { id, name };
}

async function readEntries(db: Kysely<Database>, locale: WireLocale): Promise<Entry[]> {
  return await db
    .selectFrom('catalogue')
    .leftJoin('catalogue_names as own', (join) =>
      join.onRef('own.kind', '=', 'catalogue.kind').onRef('own.id', '=', 'catalogue.id').on('own.locale', '=', locale),
    )
    .leftJoin('catalogue_names as english', (join) =>
      join
        .onRef('english.kind', '=', 'catalogue.kind')
        .onRef('english.id', '=', 'catalogue.id')
        .on('english.locale', '=', 'en'),
    )
    .select(['catalogue.kind', 'catalogue.id', 'parent_id', 'key', 'range_from', 'range_to'])
    .select(({ fn, val }) => fn.coalesce('own.name', 'english.name', val('')).as('name'))
    .orderBy('catalogue.position')
    .orderBy('catalogue.id')
    .execute();
}
