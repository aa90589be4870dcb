import { type Kysely, sql } from 'kysely';
import type { ProfileForm, ProfileLocation } from '../../domain/profile/profile.ts';
import type { WireProfileInput } from '../contract/profile.ts';
import type { Database } from '../db/tables.ts';

/** Converts a request body to the form that the rules check, adding location types and the uploaded logo. */
export async function toForm(
  db: Kysely<Database>,
  { isDraft: _isDraft, semrushExpert: _semrushExpert, regions, offices, ...input }: WireProfileInput,
  logoName: string | null,
): Promise<ProfileForm> {
  const ids = [...regions, ...offices.flatMap(({ locationId }) => locationId ?? [])];
  const known = await db
    .selectFrom('locations')
    .select(['id', 'type'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  const typeOf = new Map(known.map(({ id, type }) => [id, type]));
  const location = (id: number): ProfileLocation => ({ id, type: typeOf.get(id) ?? null });
  return {
    ...input,
    logo: logoName === null ? null : { name: logoName },
    regions: regions.map(location),
    offices: offices.map(({ locationId, ...office }) => ({
      location: locationId === null ? null : location(locationId),
      ...office,
    })),
  };
}
