import { type Kysely, sql } from 'kysely';

/**
 * What public pages show in addition to the profile: how fast an agency replies, and pictures of its success stories.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agencies add column reply_hours integer check (reply_hours > 0)`.execute(db);
  await sql`alter table agency_stories add column picture_file text`.execute(db);
  await sql`
    create index leads_newest_answers on leads (account_id, answered_at desc) where answered_at is not null`.execute(
    db,
  );
  await sql`
    create index agency_reviews_praise on agency_reviews (published_at desc, id)
    where status = 'published' and rating >= 4 and length(result) >= 80`.execute(db);
  // A card shows a story, so a change of a story marks its agency as changed.
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.raw(`agency_stories_${event}`)} after ${sql.raw(event)} on agency_stories
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function agencies_touch()`.execute(db);
  }
}
