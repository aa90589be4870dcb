import type { WireLocale } from '../contract/account.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';

/** Kinds of entries that have names; the others are numbers and codes. */
const NAMED = ['service', 'industry', 'tool'] as const;

/** Renames a catalogue entry in one language (ENT-23). Throws 404 if there is no such entry. */
export async function renameEntry(
  { db }: Pick<Deps, 'db'>,
  given: { readonly kind: string; readonly id: string },
  { locale, name }: { readonly locale: WireLocale; readonly name: string },
): Promise<void> {
  const kind = NAMED.find((known) => known === given.kind);
  const id = /^\d{1,9}$/.test(given.id) ? Number(given.id) : 0;
  const entry =
    kind === undefined
      ? undefined
      : await db
          .selectFrom('catalogue')
          .select('kind')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirst();
  if (entry === undefined) throw new ApiError(404, 'CATALOGUE_ENTRY_NOT_FOUND', 'There is no such entry.');
  await db
    .insertInto('catalogue_names')
    .values({ ...entry, id, locale, name })
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'locale']).doUpdateSet({ name }))
    .execute();
}
