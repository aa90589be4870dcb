import type { FastifyInstance } from 'fastify';
import { clientAddress, type AddressTrust } from '../auth/clientAddress.ts';
import {
  getLeadReview as getLeadReviewCall,
  getReviewRequest as getReviewRequestCall,
  getReviewSummary,
  listReviewableLeads as listReviewableLeadsCall,
  postReviewAnswer,
  putLeadReview,
} from '../contract/reviews.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { getLeadReview, saveLeadReview } from './leadReviews.ts';
import { listReviewableLeads, readReviewSummary } from './reviewLists.ts';
import { answerReviewRequest, getReviewRequest } from './reviewRequests.ts';

/** The calls RST-29 to RST-32, and the two calls for clients. */
export function reviewsRoutes(app: FastifyInstance, deps: Deps & { readonly clientAddressTrust: AddressTrust }): void {
  route(app, getLeadReviewCall, async ({ account, params }) => ({
    status: 200,
    body: await getLeadReview(deps, account, params.id),
  }));
  route(app, putLeadReview, async ({ account, params, body }) => {
    const uuid = await saveLeadReview(deps, account, params, body);
    return { status: 200, body: uuid === null ? {} : { uuid } };
  });
  route(app, listReviewableLeadsCall, async ({ account, query }) => ({
    status: 200,
    body: await listReviewableLeads(deps, account, query),
  }));
  route(app, getReviewSummary, async ({ account }) => ({ status: 200, body: await readReviewSummary(deps, account) }));
  route(app, getReviewRequestCall, async ({ params }) => ({
    status: 200,
    body: await getReviewRequest(deps, params.uuid),
  }));
  route(app, postReviewAnswer, async ({ params, body, request }) => {
    const address = clientAddress(request.ip, request.headers['x-client-address'], deps.clientAddressTrust);
    await answerReviewRequest(deps, params.uuid, body, address);
    return { status: 204 };
  });
}
