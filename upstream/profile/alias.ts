import type { Transaction } from 'kysely';
import { foldText } from '../../domain/search/foldText.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';

/** Paths below /agencies that the directory uses for its own pages. */
const RESERVED: ReadonlySet<string> = new Set(['list', 'lead-generation', 'events']);
const LONGEST = 60;

/**
 * An unused alias for an agency (ENT-11): its name in Latin letters, digits and hyphens, with a number if it is taken.
 * `trx` must be the transaction that writes the alias; until it ends, a lock keeps others from assigning aliases.
 */
export async function freeAlias(trx: Transaction<Database>, name: string): Promise<string> {
  await lockFor(trx, 'aliases of agencies');
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

/** The alias for a name. A name without Latin letters or digits gives a generic one. */
export function aliasOf(name: string): string {
  const words = foldText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST);
  return words.replace(/-$/, '') || 'agency';
}
