import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** As much as one statement takes without a parameter of unwieldy size. */
const ROWS_AT_ONCE = 1000;

/**
 * Inserts rows that all name the same columns; the others take their defaults. One parameter for a thousand rows
 * instead of thousands of parameters.
 */
export async function insertRows(db: Kysely<Database>, table: keyof Database, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)`.execute(db);
  }
}
