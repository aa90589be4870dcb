import { isUuid } from '../../domain/uuid.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { UpstreamError } from '../rest/errors.ts';
import { isFailedCall, orNull } from '../rest/missing.ts';
import type { HubspotErrorCode, HubspotUserError, MutationResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { toLead } from './leads.map.ts';
import { finishHubspot, getLead } from './leads.rest.ts';

/** Longest code that the upstream accepts, in characters. */
const CODE_MAX = 500;

const MESSAGES: Readonly<Record<HubspotErrorCode, readonly [message: string, field: string | null]>> = {
  HUBSPOT_NOT_ALLOWED: ['The account may not use HubSpot.', null],
  CODE_REFUSED: ['HubSpot did not issue this code for this lead, or it has expired.', 'code'],
  LEAD_NOT_FOUND: ['There is no such lead.', 'state'],
  LEAD_NOT_ACCEPTED: ['Only an accepted lead can be added to HubSpot.', 'state'],
};

const REFUSALS: Readonly<Record<string, HubspotErrorCode>> = {
  HUBSPOT_NOT_ALLOWED: 'HUBSPOT_NOT_ALLOWED',
  HUBSPOT_CODE_REFUSED: 'CODE_REFUSED',
  LEAD_NOT_FOUND: 'LEAD_NOT_FOUND',
  LEAD_NOT_ACCEPTED: 'LEAD_NOT_ACCEPTED',
};

function refused(code: HubspotErrorCode): { lead: null; errors: HubspotUserError[] } {
  const [message, field] = MESSAGES[code];
  return { lead: null, errors: [{ code, message, path: field === null ? null : [field] }] };
}

/** Adds leads to HubSpot (RST-68, O-22). */
export const hubspotResolvers = {
  Mutation: {
    addLeadToHubspot: async (_mutation, { input: { code, state } }, context) => {
      const viewer = signedIn(context);
      if (!isUuid(state)) return refused('LEAD_NOT_FOUND');
      if (code === '' || code.length > CODE_MAX) return refused('CODE_REFUSED');
      try {
        const uuid = await finishHubspot(context.rest, { code, state });
        context.live.kick(viewer, null);
        // The lead is added, even if it cannot be read; a real code cannot be used a second time.
        const lead = await orNull(getLead(context.rest, uuid), isFailedCall);
        return { lead: lead && toLead(lead, noteUnknown(context.log)), errors: [] };
      } catch (error) {
        const refusal = error instanceof UpstreamError ? REFUSALS[error.code] : undefined;
        if (refusal === undefined) throw error;
        return refused(refusal);
      }
    },
  },
} satisfies { Mutation: Fields<MutationResolvers, 'addLeadToHubspot'> };
