import type { FastifyInstance } from 'fastify';
import { getDeal as getDealCall, putDeal } from '../contract/deals.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { answerDeal, getDeal } from './deals.ts';

/** The calls RST-70 and RST-71. */
export function dealsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getDealCall, async ({ account, params }) => ({
    status: 200,
    body: await getDeal(deps, account, params.uuid),
  }));
  route(app, putDeal, async ({ account, params, body }) => {
    await answerDeal(deps, account, params.uuid, body);
    return { status: 204 };
  });
}
