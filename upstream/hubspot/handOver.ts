import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { getLead, type LeadAccount, setMark } from '../leads/leadAnswers.ts';
import type { HubspotCodes } from './hubspotCodes.ts';

/**
 * Adds an accepted lead to HubSpot (RST-68) and returns its uuid. The lead's mark becomes addedToCrm, unless it already
 * has a mark, because all others are later stages. Throws 403 for an account without HubSpot, 404 for a lead that the
 * account does not have, 422 for an expired code or one for another lead, 409 for a lead that is not accepted. A
 * failure leaves the lead unchanged.
 */
export async function handOver(
  deps: Deps,
  codes: HubspotCodes,
  account: LeadAccount,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<string> {
  const { has_hubspot_access: isAllowed } = await deps.db
    .selectFrom('accounts')
    .select('has_hubspot_access')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (!isAllowed) throw new ApiError(403, 'HUBSPOT_NOT_ALLOWED', 'The account may not use HubSpot.');
  const { uuid } = await getLead(deps, account, state);
  if (!codes.isValid(uuid, code)) throw new ApiError(422, 'HUBSPOT_CODE_REFUSED', 'HubSpot does not accept this code.');
  await setMark(deps, account, uuid, 'addedToCrm', { unlessSet: true });
  return uuid;
}
