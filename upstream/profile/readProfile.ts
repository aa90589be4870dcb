import { type Kysely, type Selectable, sql } from 'kysely';
import { updatedLimits } from '../../domain/profile/updatedLimits.ts';
import { TARIFF_LIMITS } from '../../domain/tariffs.ts';
import { locationToWire } from '../catalogue/locations.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireLocation } from '../contract/catalogue.ts';
import type { WireLogo, WireProfile } from '../contract/profile.ts';
import type { Database } from '../db/tables.ts';
import type { AgenciesTable, AgencyOfficesTable } from '../db/tables/agencies.ts';
import { fileUrl } from '../files/fileStore.ts';
import { readEmailSettings } from './emailSettings.ts';

/** The owner's view of the account's agency (RST-05); empty if there is none. */
export async function readProfile(db: Kysely<Database>, accountId: string, language: WireLocale): Promise<WireProfile> {
  const { email, tariff } = await db
    .selectFrom('accounts')
    .select(['email', 'tariff'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const agency = await db.selectFrom('agencies').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  const offices = agency === undefined ? [] : await readOffices(db, agency.id);
  const place = await readPlaces(
    db,
    [...(agency?.regions ?? []), ...offices.flatMap(({ location_id: id }) => id ?? [])],
    language,
  );
  const regions = (agency?.regions ?? []).flatMap((id) => place(id) ?? []);
  return {
    agencyId: agency === undefined || agency.status === null ? null : agency.id,
    alias: agency?.alias ?? null,
    score: agency?.score ?? null,
    isDraft: agency === undefined || agency.status === null || agency.status === 'draft',
    isFirstPublish: agency?.is_first_publish ?? false,
    updatedLimits: [...updatedLimits({ regions, languages: agency?.languages ?? [] }, TARIFF_LIMITS[tariff])],
    invalidFields: agency?.invalid_fields ?? [],
    logo: agency === undefined ? null : logoToWire(agency),
    regions,
    offices: offices.map(({ location_id: id, postal_code: postalCode, address, phone }) => ({
      location: id === null ? null : place(id),
      postalCode,
      address,
      phone,
    })),
    ...formData(agency),
    emailSettings: await readEmailSettings(db, { id: accountId, email }),
  };
}

/** The agency's logo, or null. */
function logoToWire({
  logo_name: name,
  logo_file: file,
}: Pick<Selectable<AgenciesTable>, 'logo_name' | 'logo_file'>): WireLogo | null {
  return name === null || file === null ? null : { name, url: fileUrl(file) };
}

function formData(agency: Selectable<AgenciesTable> | undefined) {
  return {
    name: agency?.name ?? null,
    shortDescription: agency?.short_description ?? null,
    detailedDescription: agency?.detailed_description ?? null,
    tagline: agency?.tagline ?? null,
    founded: agency?.founded ?? null,
    numberOfEmployees: agency?.number_of_employees ?? null,
    semrushExpert: agency?.semrush_expert ?? false,
    services: agency?.services ?? [],
    industries: agency?.industries ?? [],
    languages: agency?.languages ?? [],
    tools: agency?.tools ?? [],
    budgets: agency?.budgets ?? [],
    projectDurations: agency?.project_durations ?? [],
    businessSizes: agency?.business_sizes ?? [],
    website: agency?.website ?? null,
    scheduledLink: agency?.scheduled_link ?? null,
    socials: {
      linkedIn: agency?.linkedin ?? null,
      facebook: agency?.facebook ?? null,
      instagram: agency?.instagram ?? null,
      x: agency?.x ?? null,
    },
  };
}

async function readOffices(db: Kysely<Database>, agencyId: number): Promise<Selectable<AgencyOfficesTable>[]> {
  return await db
    .selectFrom('agency_offices')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('position')
    .execute();
}

/** Loads the given locations in one query; the result contains only these. */
async function readPlaces(
  db: Kysely<Database>,
  ids: readonly number[],
  language: WireLocale,
): Promise<(id: number) => WireLocation | null> {
  if (ids.length === 0) return () => null;
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'alias', 'type', 'country'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  const places = new Map(rows.map((row) => [row.id, locationToWire(row, language)]));
  return (id) => places.get(id) ?? null;
}
