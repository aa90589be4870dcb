import type { Kysely, Selectable } from 'kysely';
import type { ItemId } from '../../domain/profile/catalogueIndex.ts';
import type { ProfileForm } from '../../domain/profile/profile.ts';
import type { Database } from '../db/tables.ts';
import type { AgenciesTable } from '../db/tables/agencies.ts';
import type { RequestAccount } from '../http/route.ts';
import { storeEmailSettings } from './emailSettings.ts';

/** Overwrites the agency with an accepted profile; a new profile becomes a draft. */
export async function storeProfile(
  trx: Kysely<Database>,
  account: Pick<RequestAccount, 'id' | 'locale'>,
  agency: Pick<Selectable<AgenciesTable>, 'id' | 'status'>,
  form: ProfileForm,
  keepsAddresses: boolean,
): Promise<void> {
  await trx
    .updateTable('agencies')
    .set({
      // The language of the texts is unknown, and the account's locale is the best guess.
      ...(agency.status === null ? { status: 'draft', text_language: account.locale } : {}),
      name: form.name,
      tagline: form.tagline,
      short_description: form.shortDescription,
      detailed_description: form.detailedDescription,
      founded: form.founded,
      number_of_employees: form.numberOfEmployees === null ? null : Number(form.numberOfEmployees),
      services: numbers(form.services),
      industries: numbers(form.industries),
      languages: numbers(form.languages),
      tools: numbers(form.tools),
      budgets: numbers(form.budgets),
      project_durations: numbers(form.projectDurations),
      business_sizes: numbers(form.businessSizes),
      regions: numbers(form.regions.map(({ id }) => id)),
      website: form.website,
      scheduled_link: form.scheduledLink,
      linkedin: form.socials.linkedIn,
      facebook: form.socials.facebook,
      instagram: form.socials.instagram,
      x: form.socials.x,
      is_first_publish: false,
      invalid_fields: [],
    })
    .where('id', '=', agency.id)
    .execute();
  await storeOffices(trx, agency.id, form.offices);
  if (keepsAddresses) return;
  const { isConsented, values } = form.emailSettings;
  await storeEmailSettings(trx, account.id, { isConsented, values: [...values] });
}

async function storeOffices(trx: Kysely<Database>, agencyId: number, offices: ProfileForm['offices']): Promise<void> {
  await trx.deleteFrom('agency_offices').where('agency_id', '=', agencyId).execute();
  if (offices.length === 0) return;
  const rows = offices.map(({ location, postalCode, address, phone }, position) => ({
    agency_id: agencyId,
    position,
    location_id: location === null ? null : Number(location.id),
    postal_code: postalCode,
    address,
    phone,
  }));
  await trx.insertInto('agency_offices').values(rows).execute();
}

/** The upstream's ids are numbers, but the rules allow both kinds. */
function numbers(ids: readonly ItemId[]): number[] {
  return ids.map(Number);
}
