import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Keeps the parameter of each statement small. */
const ROWS_AT_ONCE = 1000;

/**
 * Inserts rows that all have the same columns; other columns get their defaults. Uses one parameter per thousand rows
 * instead of one per value.
 */
export async function insertRows(db: Kysely<Database>, table: keyof Database, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE), bytesAsHex);
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)`.execute(db);
  }
}

/** PostgreSQL reads bytes from JSON as hexadecimal digits. */
function bytesAsHex(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? String.raw`\x${value.toHex()}` : value;
}
