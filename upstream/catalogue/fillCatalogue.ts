import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import { defaultCatalogue } from '../../domain/catalogue/catalogue.ts';
import { LOCALES } from '../../domain/locales.ts';
import type { Database } from '../db/tables.ts';
import type { CatalogueKind, CatalogueNamesTable, CatalogueTable } from '../db/tables/catalogue.ts';

type Entry = Insertable<CatalogueTable>;
type Name = CatalogueNamesTable;

/** Inserts default entries and names that are missing; existing ones are not changed. */
export async function fillCatalogue(db: Kysely<Database>): Promise<void> {
  const names = defaultNames();
  const { stored } = await db
    .selectFrom('catalogue_names')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  if (stored >= names.length) return;
  // All rows as one JSON parameter instead of thousands of parameters.
  await sql`
    insert into catalogue
    select * from jsonb_populate_recordset(null::catalogue, ${JSON.stringify(defaultEntries())}::jsonb)
    on conflict do nothing`.execute(db);
  await sql`
    insert into catalogue_names
    select * from jsonb_populate_recordset(null::catalogue_names, ${JSON.stringify(names)}::jsonb)
    on conflict do nothing`.execute(db);
}

/** The default entries as database rows. */
export function defaultEntries(): Entry[] {
  const catalogue = defaultCatalogue('en');
  const entries: Entry[] = [];
  const add = (kind: CatalogueKind, entry: Omit<Entry, 'kind' | 'position'>): void => {
    entries.push({ kind, position: entries.length, ...entry });
  };
  for (const { id, alias, children } of catalogue.services) {
    add('service', { id, key: alias });
    for (const part of children) add('service', { id: part.id, parent_id: id, key: part.alias });
  }
  for (const { id } of catalogue.industries) add('industry', { id });
  for (const { id, code } of catalogue.languages) add('language', { id, key: code });
  for (const { id, name } of catalogue.businessSizes) add('businessSize', { id, key: name });
  for (const { category, tools } of catalogue.tools) for (const { id } of tools) add('tool', { id, key: category });
  for (const kind of ['budget', 'projectDuration', 'numberOfEmployees'] as const) {
    const ranges =
      kind === 'budget' ? catalogue.budgets : catalogue[kind === 'projectDuration' ? 'projectDurations' : kind];
    for (const { id, from, to } of ranges) add(kind, { id, range_from: from, range_to: to });
  }
  return entries;
}

/** Names of the default entries as database rows. Tools have the same name in every language, stored as English. */
export function defaultNames(): Name[] {
  return LOCALES.flatMap((locale) => {
    const { services, industries, tools } = defaultCatalogue(locale);
    const named = (kind: CatalogueKind, list: readonly { readonly id: number; readonly name: string }[]): Name[] =>
      list.map(({ id, name }) => ({ kind, id, locale, name }));
    return [
      ...named('service', [...services, ...services.flatMap(({ children }) => children)]),
      ...named('industry', industries),
      ...(locale === 'en'
        ? named(
            'tool',
            tools.flatMap((category) => category.tools),
          )
        : []),
    ];
  });
}
