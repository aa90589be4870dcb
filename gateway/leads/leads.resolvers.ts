import type { DeclineReason } from '../../domain/leads.ts';
import { isUuid } from '../../domain/uuid.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { lacksScope } from '../access/requireAccess.ts';
import { openChat } from '../chats/openChat.ts';
import { toChatStub } from '../chats/chats.map.ts';
import { toAccount } from '../account/account.map.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { budgetOf, durationNamed, serviceOf } from '../catalogue/catalogue.map.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { connectionOverPages } from '../relay/connection.ts';
import type { ListRequest } from '../relay/connection.ts';
import type { RestClient } from '../rest/client.ts';
import { noteUnknown } from '../relay/enums.ts';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { selectsMoreThan } from '../relay/selection.ts';
import { UpstreamError } from '../rest/errors.ts';
import { isUnavailable, orNull } from '../rest/missing.ts';
import type {
  LeadResolvers,
  LeadUserError,
  MutationResolvers,
  RequireFields,
  ViewerLeadsArgs,
  ViewerResolvers,
} from '../schema.types.ts';
import { inTurn } from '../session/inTurn.ts';
import { signedIn } from '../session/signedIn.ts';
import { declineReasonEnum } from './leads.enums.ts';
import { leadKey, leadUserError, toFilters, toLead, toLeadUserError } from './leads.map.ts';
import type { WholeLead } from './leads.map.ts';
import { getLead, getLeads, postDeclineReason, putLeadStatus } from './leads.rest.ts';
import type { LeadFilters, LeadPage } from './leads.rest.ts';

/** A lead by uuid or slug; null if the account has none. */
async function readLead({ rest, log }: Context, uuidOrSlug: string): Promise<WholeLead | null> {
  const lead = await orNull(getLead(rest, uuidOrSlug));
  return lead && toLead(lead, noteUnknown(log));
}

/**
 * Reads a page of leads. Throws BAD_USER_INPUT for filters that the upstream does not know, because it would answer with
 * all leads.
 */
async function readLeads(rest: RestClient, request: ListRequest, filters: LeadFilters): Promise<LeadPage> {
  const page = await getLeads(rest, request, filters);
  const { query, receivedFrom, receivedTo, updatedSince, sort } = filters;
  const isExtended = [query, receivedFrom, receivedTo, updatedSince].some(Boolean) || sort === 'updated';
  if (isExtended && page.cursors === undefined)
    throw new GatewayError('BAD_USER_INPUT', 'This upstream cannot search leads; see LeadConnection.isSearchable.');
  return page;
}

/** Runs the answer to a lead and returns its payload, with the current lead if it was answered elsewhere first. */
async function answerLead(
  context: Context,
  leadId: string,
  answer: (uuid: string) => Promise<[WholeLead, LeadUserError[]]>,
) {
  const viewer = signedIn(context);
  const account = toAccount(viewer.accountId);
  const uuid = uuidOf('Lead', leadId);
  if (uuid === null) return { lead: null, account, errors: [leadUserError('LEAD_NOT_FOUND')] };
  try {
    const [lead, errors] = await answer(uuid);
    context.live.kick(viewer, null);
    return { lead, account, errors };
  } catch (error) {
    const refusal = toLeadUserError(error);
    if (!refusal) throw error;
    // A failed read is an error of its own: without the lead, its answer may be the caller's own or someone else's.
    const isShown = refusal.code === 'LEAD_NOT_ACTIVE' && !lacksScope(viewer, 'leads:read');
    const lead = isShown ? await readLead(context, uuid) : null;
    return { lead, account, errors: [refusal] };
  }
}

/**
 * Declines a lead. A declined one without a reason is returned as it is, because an earlier attempt may have been
 * interrupted before its reason was saved.
 */
async function decline(context: Context, uuid: string): Promise<WireLead> {
  try {
    return await putLeadStatus(context.rest, uuid, 'declined');
  } catch (error) {
    const isRead = toLeadUserError(error)?.code === 'LEAD_NOT_ACTIVE' && !lacksScope(signedIn(context), 'leads:read');
    const lead = isRead ? await orNull(getLead(context.rest, uuid)) : null;
    if (lead?.status === 'declined' && lead.declineReason === null) return lead;
    throw error;
  }
}

/** Saves why a lead was declined. If that fails, the lead is still declined (STA-03). */
async function saveReason(context: Context, uuid: string, reason: DeclineReason): Promise<boolean> {
  try {
    await postDeclineReason(context.rest, uuid, reason);
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return false;
  }
}

/** Cursor of the events after reads that contain all changes up to these times; null if one of them does not say. */
function cursorAfter(upTo: readonly (string | undefined)[]): string | null {
  const times = upTo.map((time) => (time === undefined ? Number.NaN : Date.parse(time)));
  const earliest = Math.min(...times);
  return Number.isFinite(earliest) ? eventsCursor(earliest) : null;
}

/** A page of leads as a connection, with the counters of the whole list. */
export async function leadConnection(
  args: RequireFields<ViewerLeadsArgs, 'first' | 'period' | 'sort'>,
  { rest, log }: Context,
) {
  const note = noteUnknown(log);
  const filters = toFilters(args);
  const upTo: (string | undefined)[] = [];
  const { extra, ...connection } = await connectionOverPages(args, {
    name: 'leads',
    read: async (request) => {
      const page = await readLeads(rest, request, filters);
      const { leads: items, count: total, cursors, start } = page;
      upTo.push(page.serverTs);
      return { items, total, extra: page, cursors, start };
    },
    keyOf: (lead) => lead.uuid,
    toNode: (lead) => toLead(lead, note),
  });
  return {
    ...connection,
    statusCounters: { all: null, expired: null, blocked: null, ...extra.counters.status },
    typeCounters: extra.counters.type,
    isResponsivenessScoreLow: extra.isResponsivenessScoreLow,
    isSearchable: extra.cursors !== undefined,
    eventsCursor: cursorAfter(upTo),
  };
}

export const leadsResolvers = {
  Viewer: {
    leads: (_viewer, args, context) => leadConnection(args, context),
    lead: (_viewer, keys, context) => {
      const key = leadKey(keys);
      return key === null ? null : readLead(context, key);
    },
  },
  Lead: {
    services: async (lead, _args, context) => {
      if (!('choices' in lead)) return null;
      const catalogue = await catalogueOf(context);
      return lead.choices.services.map((service) => serviceOf(catalogue, service));
    },
    budget: async (lead, _args, context) =>
      'choices' in lead && lead.choices.budget ? budgetOf(await catalogueOf(context), lead.choices.budget) : null,
    projectDuration: async (lead, _args, context) =>
      'choices' in lead && lead.choices.projectDuration !== null
        ? durationNamed(await catalogueOf(context), {
            field: 'Lead.projectDuration',
            name: lead.choices.projectDuration,
            note: noteUnknown(context.log),
          })
        : null,
    chat: (lead, _args, context, info) => {
      if (!('chatUuid' in lead) || lead.chatUuid === null) return null;
      if (!selectsMoreThan(info, 'Chat', ['id', 'uuid'])) return toChatStub(lead.chatUuid);
      return orNull(openChat(context, lead.chatUuid, info), isUnavailable);
    },
  },
  Mutation: {
    acceptLead: (_mutation, { input }, context) =>
      answerLead(context, input.leadId, async (uuid) => [
        toLead(await putLeadStatus(context.rest, uuid, 'accepted'), noteUnknown(context.log)),
        [],
      ]),
    declineLead: (_mutation, { input }, context) => {
      const answer = () =>
        answerLead(context, input.leadId, async (uuid) => {
          const reason = declineReasonEnum.write(input.reason);
          const declined = await decline(context, uuid);
          const isSaved = await saveReason(context, uuid, reason);
          const lead = toLead(isSaved ? { ...declined, declineReason: reason } : declined, noteUnknown(context.log));
          return [lead, isSaved ? [] : [leadUserError('REASON_NOT_SAVED')]];
        });
      // A second one at the same moment would see a lead that is declined without a reason, and replace the reason.
      return inTurn(context, input.leadId, answer);
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'leads' | 'lead'>;
  Lead: Fields<LeadResolvers, 'services' | 'budget' | 'projectDuration' | 'chat'>;
  Mutation: Fields<MutationResolvers, 'acceptLead' | 'declineLead'>;
};

/** Resolves `node(id:)` for a Lead. */
export const leadNode: NodeReader = (key, context) => {
  return isUuid(key) ? readLead(context, key) : null;
};
