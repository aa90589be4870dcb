import type { Kysely, Selectable, Transaction } from 'kysely';
import { indexCatalogue } from '../../domain/profile/catalogueIndex.ts';
import type { ProfileFault, ProfileForm, ProfileRules } from '../../domain/profile/profile.ts';
import { checkProfileDraft } from '../../domain/profile/profileDraft.ts';
import { checkProfile } from '../../domain/profile/profileRules.ts';
import { storedProfile } from '../../domain/profile/storedProfile.ts';
import { TARIFF_LIMITS } from '../../domain/tariffs.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireFieldError } from '../contract/call.ts';
import type { WireProfile, WireProfileInput } from '../contract/profile.ts';
import { rescore } from '../dashboard/score.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { AgenciesTable } from '../db/tables/agencies.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { fieldError } from '../http/fieldError.ts';
import type { RequestAccount } from '../http/route.ts';
import { requirePageAccess, withAgency } from '../pageOptimization/pageAccount.ts';
import { freeAlias } from './alias.ts';
import { toForm } from './profileForm.ts';
import { readProfile } from './readProfile.ts';
import { storeProfile } from './storeProfile.ts';

type Agency = Selectable<AgenciesTable>;

/**
 * Saves the account's agency (RST-06). A draft may contain anything that can be stored (VAL-01); anything else is fully
 * validated and published, which sends a declined agency back to review. Throws 403 without a subscription or for a
 * blocked agency, 409 for saving a published profile as a draft, and 422 with the invalid fields; then only their paths
 * are stored (ENT-13). `keepsAddresses`, set for access tokens, leaves the notification addresses unchanged.
 */
export async function saveProfile(
  deps: Deps,
  account: Pick<RequestAccount, 'id' | 'subscriptionStatus' | 'locale'>,
  input: WireProfileInput,
  { language, keepsAddresses }: { readonly language: WireLocale; readonly keepsAddresses: boolean },
): Promise<WireProfile> {
  requirePageAccess(account);
  const { faults, profile } = await withAgency(deps, account, async (trx, agency) => {
    requireSaveable(agency, input);
    const now = deps.clock.now();
    const form = storedProfile(await toForm(trx, input, agency.logo_name));
    const rules = await readRules(trx, account, now);
    const found = input.isDraft ? checkProfileDraft(form, rules) : checkProfile(form, rules);
    if (found.length > 0) {
      const paths = found.map(({ path }) => path);
      await trx.updateTable('agencies').set({ invalid_fields: paths }).where('id', '=', agency.id).execute();
      return { faults: found };
    }
    await storeProfile(trx, account, agency, form, keepsAddresses);
    if (!input.isDraft) {
      await publish(trx, agency, form, now);
      await rescore(trx, account.id, now);
    }
    return { profile: await readProfile(trx, account.id, language) };
  });
  // Thrown outside the transaction; inside, it would roll back the stored paths.
  if (faults !== undefined) throw invalidFields(...faults.map(toField));
  return profile;
}

/** Maps a rejected field to the API. */
export function toField({ path, code, params }: ProfileFault): WireFieldError {
  return fieldError(path, code, params);
}

function requireSaveable(agency: Agency, { isDraft }: WireProfileInput): void {
  if (agency.status === 'blocked') throw new ApiError(403, 'AGENCY_BLOCKED', 'The agency is blocked.');
  if (agency.status === 'published' && isDraft) {
    throw new ApiError(409, 'AGENCY_PUBLISHED', 'A published profile cannot become a draft again.');
  }
}

async function readRules(trx: Kysely<Database>, { id }: Pick<RequestAccount, 'id'>, now: Date): Promise<ProfileRules> {
  const { tariff } = await trx.selectFrom('accounts').select('tariff').where('id', '=', id).executeTakeFirstOrThrow();
  return { limits: TARIFF_LIMITS[tariff], catalogue: indexCatalogue(await readCatalogue(trx, 'en')), now };
}

/** On first publication, assigns the alias, which never changes afterwards (ENT-11, STA-31). */
async function publish(trx: Transaction<Database>, agency: Agency, { name }: ProfileForm, now: Date): Promise<void> {
  await trx
    .updateTable('agencies')
    .set({
      status: 'published',
      // Not set again, because setting a unique column waits for every transaction that refers to the agency.
      ...(agency.alias === null && { alias: await freeAlias(trx, name ?? '') }),
      published_at: agency.published_at ?? now,
      is_first_publish: agency.published_at === null,
      moderation_status: agency.moderation_status === 'approved' ? 'approved' : 'review',
    })
    .where('id', '=', agency.id)
    .execute();
}
