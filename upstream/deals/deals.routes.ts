import type { FastifyInstance } from 'fastify';
import { getDeal as getDealCall, getPendingDeals, putDeal } from '../contract/deals.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { answerDeal, getDeal, listPendingDeals } from './deals.ts';

/** The calls RST-70 and RST-71, and the list of deals to confirm. */
export function dealsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getPendingDeals, async ({ account }) => ({
    status: 200,
    body: { deals: await listPendingDeals(deps, account) },
  }));
  route(app, getDealCall, async ({ account, params }) => ({
    status: 200,
    body: await getDeal(deps, account, params.uuid),
  }));
  route(app, putDeal, async ({ account, params, body }) => {
    await answerDeal(deps, account, params.uuid, body);
    return { status: 204 };
  });
}
