import type { FastifyInstance } from 'fastify';
import * as agencyCalls from '../contract/agencyControl.ts';
import type { Call } from '../contract/call.ts';
import * as controlCalls from '../contract/control.ts';
import * as faultCalls from '../contract/faults.ts';
import * as purchaseCalls from '../contract/purchaseControl.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestLog } from '../http/requestLog.ts';
import { findAccountId, listControlAccounts } from './accounts.ts';
import { requestOf } from './controlForms.ts';
import { controlPage } from './controlPage.ts';
import type { Faults } from './faults.ts';
import { listMessages } from './outbox.ts';

const SHOWN_REQUESTS = 40;
const SHOWN_MESSAGES = 40;

/** Calls with a form on the page. */
const CALLS: readonly Call[] = [
  ...Object.values(controlCalls),
  ...Object.values(agencyCalls),
  ...Object.values(faultCalls),
  ...Object.values(purchaseCalls),
].flatMap((value) => ('method' in value && value.method !== 'GET' ? [value] : []));

/** The page at /control: forms for the control calls, without scripts. `app` must parse forms. */
export function controlPageRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly faults: Faults; readonly requestLog: RequestLog; readonly portalUrl: string },
): void {
  app.get<{ Querystring: { done?: string; account?: string } }>('/control', async (request, reply) => {
    const { account = '' } = request.query;
    const page = controlPage({
      calls: CALLS,
      accounts: await listControlAccounts(deps),
      leads: await newestLeads(deps),
      chats: await newestChats(deps),
      faults: deps.faults.list(),
      requests: deps.requestLog.since(deps.requestLog.last() - SHOWN_REQUESTS).toReversed(),
      messages: await listMessages(deps, {
        accountId: account === '' ? null : await findAccountId(deps, account),
        portalUrl: deps.portalUrl,
        page: 1,
        pageSize: SHOWN_MESSAGES,
      }),
      messagesOf: account === '' ? null : account,
      done: request.query.done ?? null,
    });
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .send(page);
  });

  app.post<{ Params: { index: string } }>('/control/forms/:index', async (request, reply) => {
    const call = CALLS[Number(request.params.index)];
    if (call === undefined || !(request.body instanceof URLSearchParams)) {
      throw new ApiError(404, 'NOT_FOUND', 'This path does not exist.');
    }
    const { url, body } = requestOf(call, request.body);
    const answer = await app.inject({ method: call.method, url, ...(body === undefined ? {} : { payload: body }) });
    const done = `${call.method} ${url}: ${answer.statusCode} ${answer.body}`;
    return reply.redirect(`/control?${new URLSearchParams({ done }).toString()}`, 303);
  });
}

async function newestLeads({ db }: Deps): Promise<{ id: string; label: string }[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('accounts', 'accounts.id', 'leads.account_id')
    .select(['leads.id', 'leads.name', 'accounts.email'])
    .where('leads.status', '=', 'active')
    .orderBy('leads.received_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, name, email }) => ({ id, label: `${name} (${email})` }));
}

async function newestChats({ db }: Deps): Promise<{ id: string; label: string }[]> {
  const rows = await db
    .selectFrom('chats')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .innerJoin('accounts', 'accounts.id', 'leads.account_id')
    .select(['chats.id', 'leads.name', 'accounts.email'])
    .orderBy('chats.created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, name, email }) => ({ id, label: `${name} (${email})` }));
}
