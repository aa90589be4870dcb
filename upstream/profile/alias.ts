import { type Kysely, sql } from 'kysely';
import { foldText } from '../../domain/foldText.ts';
import type { Database } from '../db/tables.ts';

/** Addresses below /agencies that are pages of the directory's own. */
const RESERVED: ReadonlySet<string> = new Set(['list', 'lead-generation', 'events']);
const LONGEST = 60;

/**
 * An address name that no agency has (ENT-11): the name in Latin letters, digits and hyphens, with a number where it is
 * taken. `trx` must be the transaction that writes it: until its end nobody else gets one.
 */
export async function freeAlias(trx: Kysely<Database>, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agencies.alias', 0))`.execute(trx);
  const alias = aliasOf(name);
  const rows = await trx
    .selectFrom('agencies')
    .select('alias')
    .where((where) => where.or([where('alias', '=', alias), where('alias', 'like', `${alias}-%`)]))
    .execute();
  const taken = new Set([...RESERVED, ...rows.map((row) => row.alias)]);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? alias : `${alias}-${number}`;
    if (!taken.has(free)) return free;
  }
}

/** Names in other scripts have no letters that an address could show. */
export function aliasOf(name: string): string {
  const words = foldText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST);
  return words.replace(/-$/, '') || 'agency';
}
