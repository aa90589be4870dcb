import { isUuid } from '../../domain/uuid.ts';
import { lacksScope } from '../access/requireAccess.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { durationNamed } from '../catalogue/catalogue.map.ts';
import type { Context } from '../context.ts';
import { toLead, toLeadStub } from '../leads/leads.map.ts';
import { getLead } from '../leads/leads.rest.ts';
import { noteUnknown } from '../relay/enums.ts';
import { uuidBy, uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { selectsMoreThan } from '../relay/selection.ts';
import { isFailedCall, isUnavailable, orNull } from '../rest/missing.ts';
import type { DealResolvers, MutationResolvers, ViewerResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { dealUserError, toAnswer, toDeal, toDealUserError } from './deals.map.ts';
import type { DealParent } from './deals.map.ts';
import { getDeal, getPendingDeals, putDeal } from './deals.rest.ts';

async function readDeal({ rest, log }: Context, uuid: string): Promise<DealParent | null> {
  const deal = await orNull(getDeal(rest, uuid));
  return deal && toDeal(deal, noteUnknown(log));
}

/**
 * The deal after an answer, or after its refusal. A failed read does not turn either into an error, also because the
 * deprecated scope WRITE does not include reading.
 */
function readAnswered(context: Context, uuid: string): Promise<DealParent | null> {
  return orNull(readDeal(context, uuid), isFailedCall);
}

export const dealsResolvers = {
  Viewer: {
    deal: (_viewer, keys, context) => {
      const uuid = uuidBy('Deal', keys);
      return uuid === null ? null : readDeal(context, uuid);
    },
    pendingDeals: async (_viewer, _args, { rest, log }) => {
      const deals = await orNull(getPendingDeals(rest), isUnavailable);
      const note = noteUnknown(log);
      return deals && deals.map((deal) => toDeal(deal, note));
    },
  },
  Deal: {
    projectDuration: async ({ duration }, _args, context) =>
      duration &&
      durationNamed(await catalogueOf(context), {
        field: 'Deal.projectDuration',
        name: duration,
        note: noteUnknown(context.log),
      }),
    lead: async (deal, _args, { rest, log }, info) => {
      if (!selectsMoreThan(info, 'Lead', ['id', 'uuid'])) return toLeadStub(deal.leadUuid);
      const lead = await orNull(getLead(rest, deal.leadUuid));
      return lead && toLead(lead, noteUnknown(log));
    },
  },
  Mutation: {
    answerDeal: async (_mutation, { input }, context) => {
      const viewer = signedIn(context);
      const uuid = uuidOf('Deal', input.dealId);
      if (uuid === null) return { deal: null, errors: [dealUserError('DEAL_NOT_FOUND', 'dealId')] };
      const { body, errors } = toAnswer(input);
      if (body === null) return { deal: null, errors };
      try {
        await putDeal(context.rest, uuid, body);
      } catch (error) {
        const refusal = toDealUserError(error);
        if (!refusal) throw error;
        const isShown = refusal.code === 'DEAL_ANSWERED' && !lacksScope(viewer, 'leads:read');
        return { deal: isShown ? await readAnswered(context, uuid) : null, errors: [refusal] };
      }
      // The chat's card changes only with a poll; a kick shows it at once.
      context.live.kick(viewer, null);
      return { deal: await readAnswered(context, uuid), errors: [] };
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'deal' | 'pendingDeals'>;
  Deal: Fields<DealResolvers, 'projectDuration' | 'lead'>;
  Mutation: Fields<MutationResolvers, 'answerDeal'>;
};

/** Resolves `node(id:)` for a Deal. */
export const dealNode: NodeReader = (key, context) => {
  return isUuid(key) ? readDeal(context, key) : null;
};
