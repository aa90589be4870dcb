import type { FastifyInstance } from 'fastify';
import { deleteLeadNote, postLeadNote, putLeadMark } from '../contract/leadRecords.ts';
import {
  getLead as getLeadCall,
  listLeadEvents,
  listLeads as listLeadsCall,
  postDeclineReason,
  putLeadStatus,
} from '../contract/leads.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { answerLead, getLead, requireLeadAccess, setDeclineReason, setMark } from './leadAnswers.ts';
import { readLeadEvents } from './leadEvents.ts';
import { listLeads } from './leadList.ts';
import { addNote, deleteNote } from './leadNotes.ts';

/** The calls RST-41 to RST-44 and their additions. */
export async function leadsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, listLeadsCall, async ({ account, query }) => {
    requireLeadAccess(account);
    return { status: 200, body: await listLeads(deps, account, query) };
  });
  route(app, listLeadEvents, async ({ account, query }) => {
    requireLeadAccess(account);
    return { status: 200, body: await readLeadEvents(deps, account, query) };
  });
  route(app, getLeadCall, async ({ account, params }) => ({
    status: 200,
    body: { lead: await getLead(deps, account, params.id) },
  }));
  route(app, putLeadStatus, async ({ account, params, body }) => ({
    status: 200,
    body: { lead: await answerLead(deps, account, params.id, body.status) },
  }));
  route(app, putLeadMark, async ({ account, params, body }) => ({
    status: 200,
    body: { lead: await setMark(deps, account, params.id, body.mark) },
  }));
  route(app, postLeadNote, async ({ account, params, body, headers }) => ({
    status: 200,
    body: {
      lead: await addNote(deps, account, params.id, { text: body.text, key: headers['idempotency-key'] ?? null }),
    },
  }));
  route(app, deleteLeadNote, async ({ account, params }) => ({
    status: 200,
    body: { lead: await deleteNote(deps, account, params.id, params.noteId) },
  }));
  route(app, postDeclineReason, async ({ account, params, body }) => {
    await setDeclineReason(deps, account, params.id, body.reason);
    return { status: 204 };
  });
}
