import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { getLead, type LeadAccount, setMark } from '../leads/leadAnswers.ts';
import type { HubspotCodes } from './hubspotCodes.ts';

/**
 * Hands an accepted lead to HubSpot (RST-68) and returns its uuid: its mark becomes addedToCrm unless it has one, which
 * is a later stage. Throws 403 for an account without HubSpot, 404 for a lead that it does not have, 422 for a code of
 * another lead or an old one, 409 for a lead that is not accepted. A failure leaves the lead as it is.
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
  const { uuid, mark } = await getLead(deps, account, state);
  if (!codes.isValid(uuid, code)) throw new ApiError(422, 'HUBSPOT_CODE_REFUSED', 'HubSpot does not accept this code.');
  await setMark(deps, account, uuid, mark ?? 'addedToCrm');
  return uuid;
}
