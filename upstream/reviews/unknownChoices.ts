import type { Kysely } from 'kysely';
import { PROJECT_DURATIONS } from '../../domain/catalogue/ranges.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import type { WireFieldError } from '../contract/call.ts';
import type { WireReviewInput } from '../contract/reviews.ts';
import type { Database } from '../db/tables.ts';

/** Field errors for a review's selections that are not in the catalogue. */
export async function unknownChoices(
  db: Kysely<Database>,
  { services, budget, projectDuration }: WireReviewInput,
): Promise<WireFieldError[]> {
  const catalogue = await readCatalogue(db, 'en');
  const known = new Set(catalogue.services.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
  const has = (list: readonly { readonly id: number }[], id: number | null): boolean =>
    id === null || list.some((entry) => entry.id === id);
  const refused = (path: string): WireFieldError => ({
    path,
    code: 'INVALID_VALUE',
    message: 'is not in the catalogue',
  });
  return [
    ...services.flatMap((id, index) => (known.has(id) ? [] : [refused(`services[${index}]`)])),
    ...(has(catalogue.budgets, budget) ? [] : [refused('budget')]),
    ...(has(PROJECT_DURATIONS, projectDuration) ? [] : [refused('projectDuration')]),
  ];
}
