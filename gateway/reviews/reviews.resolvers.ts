import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { hasWords } from '../../domain/search/nameSearch.ts';
import { mayEditReview } from '../../domain/originalReview.ts';
import { isUuid } from '../../domain/uuid.ts';
import type { WireOriginalReview, WireReviewableLead, WireReviewInput } from '../../upstream/contract/reviews.ts';
import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import { toLead } from '../leads/leads.map.ts';
import { getLead } from '../leads/leads.rest.ts';
import { connectionOverPages } from '../relay/connection.ts';
import { noteUnknown } from '../relay/enums.ts';
import { uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import { searchText } from '../relay/searchText.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { isFailedCall, orNull } from '../rest/missing.ts';
import type {
  AnswerReviewRequestInput,
  LeadResolvers,
  MutationResolvers,
  OriginalReview,
  QueryResolvers,
  ReviewRequest,
  SaveReviewInput,
  ViewerResolvers,
} from '../schema.types.ts';
import { inTurn } from '../session/inTurn.ts';
import { reviewUserError, toReviewAnswer, toReviewInput, toReviewUserErrors } from './reviewInput.ts';
import {
  reviewRevision,
  toOriginalReview,
  toOwnReviewSummary,
  toReviewableLead,
  toReviewRequest,
} from './reviews.map.ts';
import {
  getLeadReview,
  getReviewableLeads,
  getReviewRequest,
  getReviewSummary,
  postReviewAnswer,
  putLeadReview,
} from './reviews.rest.ts';

async function readReview(context: Context, leadUuid: string): Promise<OriginalReview> {
  const [review, catalogue] = await Promise.all([getLeadReview(context.rest, leadUuid), catalogueOf(context)]);
  return toOriginalReview(review, catalogue, noteUnknown(context.log));
}

async function save(input: SaveReviewInput, context: Context) {
  const { rest, log } = context;
  const leadUuid = uuidOf('Lead', input.leadId);
  const none = { lead: null, shareUuid: null, review: null };
  const refuse = (errors: ReturnType<typeof reviewUserError>[]) => ({ ...none, errors });
  if (leadUuid === null) return refuse([reviewUserError('LEAD_NOT_FOUND', ['leadId'])]);
  const { body, errors } = toReviewInput(input);
  if (errors.length > 0) return refuse(errors);
  const leadNow = async () => toLead(await getLead(rest, leadUuid), noteUnknown(log));
  let before: WireOriginalReview | null = null;
  try {
    // A review keeps its uuid; a new one gets it here.
    before = await getLeadReview(rest, leadUuid);
    if (isOvertaken(before, input.revision ?? null, body)) {
      const review = toOriginalReview(before, await catalogueOf(context), noteUnknown(log));
      return { ...none, review, errors: [reviewUserError('REVIEW_CHANGED', null)] };
    }
    const shareUuid = await putLeadReview(rest, leadUuid, before.uuid ?? randomUUID(), body);
    return { ...none, lead: await orNull(leadNow(), isFailedCall), shareUuid, errors: [] };
  } catch (error) {
    const refused = toReviewUserErrors(error, 'LEAD_NOT_FOUND', 'leadId');
    if (!refused) throw error;
    const isThere = refused.some(({ code }) => code === 'REVIEW_NOT_EDITABLE');
    const lead = isThere ? await orNull(leadNow(), isFailedCall) : null;
    // An earlier attempt arrived, but its response did not.
    if (isThere && before && isSubmitted(before, body)) return { ...none, lead, shareUuid: before.uuid, errors: [] };
    return { ...refuse(refused), lead };
  }
}

/**
 * Whether another edit was saved since `revision` was read. The same one is an earlier attempt without a response. Not
 * atomic across gateways: another one can still write between this check and the save.
 */
function isOvertaken(stored: WireOriginalReview, revision: string | null, sent: WireReviewInput): boolean {
  if (revision === null || !mayEditReview(stored.status)) return false;
  return ![revision, reviewRevision(sent)].includes(reviewRevision(stored));
}

/** 1 for a lead whose review has a draft. */
function draftOf({ reviewStatus }: WireReviewableLead): number {
  return reviewStatus === 'created' ? 1 : 0;
}

/** Whether exactly this has been submitted already. */
function isSubmitted(stored: WireOriginalReview, sent: WireReviewInput): boolean {
  const { services, budget, projectDuration, challenge, solution, result, status } = stored;
  const wasSubmitted = status === 'pending' || status === 'published';
  const same = { services, budget, projectDuration, challenge, solution, result, status: 'pending' };
  return wasSubmitted && isDeepStrictEqual(same, { ...sent });
}

async function readRequest(context: Context, uuid: string): Promise<ReviewRequest | null> {
  // Without a credential, even if somebody is signed in: the link is the key.
  const rest = context.session.restFor(null);
  const [request, catalogue] = await Promise.all([orNull(getReviewRequest(rest, uuid)), catalogueOf(context)]);
  return request && toReviewRequest(request, catalogue, noteUnknown(context.log));
}

async function answer(input: AnswerReviewRequestInput, context: Context) {
  const uuid = input.uuid.toLowerCase();
  if (!isUuid(uuid)) return { request: null, errors: [reviewUserError('REVIEW_NOT_FOUND', ['uuid'])] };
  const { body, errors } = toReviewAnswer(input);
  if (errors.length > 0) return { request: null, errors };
  try {
    await postReviewAnswer(context.session.restFor(null), uuid, body, context.session.clientAddress);
  } catch (error) {
    const refused = toReviewUserErrors(error, 'REVIEW_NOT_FOUND', 'uuid');
    if (!refused) throw error;
    const isThere = refused.some(({ code }) => code === 'REVIEW_ANSWERED');
    return { request: isThere ? await orNull(readRequest(context, uuid), isFailedCall) : null, errors: refused };
  }
  return { request: await orNull(readRequest(context, uuid), isFailedCall), errors: [] };
}

/** Reviews that an agency writes and its client confirms (RST-29 to RST-32, O-30). */
export const reviewsResolvers = {
  Query: {
    reviewRequest: (_query, { uuid }, context) => (isUuid(uuid) ? readRequest(context, uuid.toLowerCase()) : null),
  },
  Viewer: {
    reviewableLeads: async (_viewer, args, { rest, log }) => {
      const note = noteUnknown(log);
      const query = searchText(args.query);
      const { extra: _none, ...connection } = await connectionOverPages(args, {
        name: 'reviewableLeads',
        read: async ({ pageNumber, pageSize }) => {
          const { leads, count } = await getReviewableLeads(rest, { query, pageNumber, pageSize });
          if (count !== undefined) return { items: leads, total: count, extra: null };
          const found = leads
            .filter(({ name, company, domain }) => hasWords([name, company, domain], query ?? ''))
            .toSorted((one, other) => draftOf(other) - draftOf(one));
          const start = (pageNumber - 1) * pageSize;
          return { items: found.slice(start, start + pageSize), total: found.length, extra: null };
        },
        keyOf: (lead) => lead.uuid,
        toNode: (lead) => toReviewableLead(lead, note),
      });
      return connection;
    },
    reviewSummary: async (_viewer, _args, { rest, log }) =>
      toOwnReviewSummary(await getReviewSummary(rest), noteUnknown(log)),
  },
  Lead: { review: (lead, _args, context) => readReview(context, lead.uuid) },
  Mutation: {
    saveReview: (_mutation, { input }, context) =>
      inTurn(context, input.revision == null ? null : input.leadId, () => save(input, context)),
    answerReviewRequest: (_mutation, { input }, context) => answer(input, context),
  },
} satisfies {
  Query: Fields<QueryResolvers, 'reviewRequest'>;
  Viewer: Fields<ViewerResolvers, 'reviewableLeads' | 'reviewSummary'>;
  Lead: Fields<LeadResolvers, 'review'>;
  Mutation: Fields<MutationResolvers, 'saveReview' | 'answerReviewRequest'>;
};

/** Resolves `node(id:)` for a ReviewRequest; public, like its link. */
export const reviewRequestNode: NodeReader = (key, context) => (isUuid(key) ? readRequest(context, key) : null);
