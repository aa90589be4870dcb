import type { FastifyInstance } from 'fastify';
import {
  getLead as getLeadCall,
  listLeads as listLeadsCall,
  postDeclineReason,
  putLeadStatus,
} from '../contract/leads.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { answerLead, getLead, requireLeadAccess, setDeclineReason } from './leadAnswers.ts';
import { listLeads } from './leadList.ts';

/** The calls RST-41 to RST-44. */
export async function leadsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listLeadsCall, async ({ account, query }) => {
    requireLeadAccess(account);
    return { status: 200, body: await listLeads(deps, account, query) };
  });
  route(app, getLeadCall, async ({ account, params }) => ({
    status: 200,
    body: { lead: await getLead(deps, account, params.id) },
  }));
  route(app, putLeadStatus, async ({ account, params, body }) => ({
    status: 200,
    body: { lead: await answerLead(deps, account, params.id, body.status) },
  }));
  route(app, postDeclineReason, async ({ account, params, body }) => {
    await setDeclineReason(deps, account, params.id, body.reason);
    return { status: 204 };
  });
}
