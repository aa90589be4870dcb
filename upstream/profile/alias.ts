import { type Kysely, sql } from 'kysely';
import { foldText } from '../../domain/foldText.ts';
import type { Database } from '../db/tables.ts';

/** Paths below /agencies used by the directory's own pages. */
const RESERVED: ReadonlySet<string> = new Set(['list', 'lead-generation', 'events']);
const LONGEST = 60;

/**
 * An unused alias for an agency (ENT-11): its name in Latin letters, digits and hyphens, with a number if taken. `trx`
 * must be the transaction that writes it: it holds a lock that serializes new aliases until it ends.
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

/** Names in other scripts leave nothing to build an alias from. */
export function aliasOf(name: string): string {
  const words = foldText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST);
  return words.replace(/-$/, '') || 'agency';
}
