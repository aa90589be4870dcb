import { type Kysely, sql } from 'kysely';

/** The catalogue's entries and their names by language; filled with the defaults at server start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue (
      kind text not null check (kind in ('service', 'industry', 'budget', 'language', 'projectDuration', 'tool', 'numberOfEmployees', 'businessSize')),
      id integer not null check (id > 0),
      parent_id integer,
      position integer not null,
      key text,
      range_from integer,
      range_to integer,
      primary key (kind, id)
    )`.execute(db);
  await sql`create unique index catalogue_service_aliases on catalogue (key) where kind = 'service'`.execute(db);
  await sql`
    create table catalogue_names (
      kind text not null,
      id integer not null,
      locale text not null,
      name text not null,
      primary key (kind, id, locale),
      foreign key (kind, id) references catalogue (kind, id) on delete cascade
    )`.execute(db);
}
