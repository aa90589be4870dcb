import { type Kysely, sql } from 'kysely';

/**
 * Copies of the columns that a list of leads filters, counts and sorts by, next to the texts, so that a search reads a
 * single table. Triggers maintain them, so that no writer can forget to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table lead_texts
    add column type text,
    add column status text,
    add column mark text,
    add column received_at timestamptz(3),
    add column expires_at timestamptz(3),
    add column blocked_at timestamptz(3),
    add column updated_at timestamptz(3)`,
  `update lead_texts set type = leads.type, status = leads.status, mark = leads.mark,
    received_at = leads.received_at, expires_at = leads.expires_at, blocked_at = leads.blocked_at,
    updated_at = leads.updated_at
  from leads where leads.id = lead_texts.lead_id`,
  `alter table lead_texts
    alter column type set not null,
    alter column status set not null,
    alter column received_at set not null,
    alter column expires_at set not null,
    alter column updated_at set not null`,
  `create function fill_lead_text() returns trigger language plpgsql as $$
  begin
    select type, status, mark, received_at, expires_at, blocked_at, updated_at
    into new.type, new.status, new.mark, new.received_at, new.expires_at, new.blocked_at, new.updated_at
    from leads where id = new.lead_id;
    return new;
  end $$`,
  `create trigger lead_texts_filled before insert on lead_texts
  for each row execute function fill_lead_text()`,
  `create function lead_texts_follow_lead() returns trigger language plpgsql as $$
  begin
    update lead_texts set type = new.type, status = new.status, mark = new.mark, received_at = new.received_at,
      expires_at = new.expires_at, blocked_at = new.blocked_at, updated_at = new.updated_at
    where lead_id = new.id;
    return null;
  end $$`,
  `create trigger leads_texts after update on leads
  for each row execute function lead_texts_follow_lead()`,
];
