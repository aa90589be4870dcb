import { type RawBuilder, sql } from 'kysely';

/** A note as `notesSql` reads it. */
export interface NoteRow {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
}

/** The notes of a lead, newest first, in SQL over a table or alias named `leads`. */
export const notesSql: RawBuilder<NoteRow[]> = sql<NoteRow[]>`coalesce((
  select json_agg(json_build_object('id', id, 'text', text, 'created_at', (extract(epoch from created_at) * 1000)::bigint)
    order by created_at desc, id)
  from lead_notes where lead_id = leads.id), '[]')`;
