import type { FastifyInstance } from 'fastify';
import { storePrices, type OfferCodes } from '../account/account.ts';
import type { CsrfTokens } from '../auth/csrf.ts';
import {
  answerDealAsLead,
  blockChat,
  closeChat,
  deliverMessages,
  readAsLead,
  reopenChat,
  requestDeal,
  unblockChat,
  writeAsLead,
} from '../chats/chats.control.ts';
import * as calls from '../contract/control.ts';
import { setBilling } from '../contract/purchaseControl.ts';
import type { Clock, SettableClock } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import type { RequestLog } from '../http/requestLog.ts';
import { route } from '../http/route.ts';
import { arriveLead, blockLead, expireLead } from '../leads/leads.control.ts';
import { changeBilling } from '../purchase/purchase.control.ts';
import { changeAgency, changeSubscription, endSessions, findAccountId, listControlAccounts } from './accounts.ts';
import { agencyControlRoutes } from './agencyControl.routes.ts';
import { briefsPageRoutes } from './briefsPage.routes.ts';
import { controlPageRoutes } from './controlPage.routes.ts';
import { faultRoutes } from './faults.routes.ts';
import type { Faults } from './faults.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { subscribeRoutes } from './subscribe.routes.ts';

export interface ControlDeps extends Deps {
  readonly csrf: CsrfTokens;
  readonly faults: Faults;
  readonly requestLog: RequestLog;
  readonly offers: OfferCodes;
  readonly portalUrl: string;
}

/** Calls that set any state of the product manually, for tests and demos (O-21). Served only if CONTROL is on. */
export function controlRoutes(app: FastifyInstance, deps: ControlDeps): void {
  refuseForeignPages(app);
  faultRoutes(app, deps);
  accountControlRoutes(app, deps);
  leadControlRoutes(app, deps);
  chatControlRoutes(app, deps);
  agencyControlRoutes(app, deps);
  outboxRoutes(app, deps);
  briefsPageRoutes(app, deps);
  app.register((forms, _options, done) => {
    acceptForms(forms);
    controlPageRoutes(forms, deps);
    subscribeRoutes(forms, deps);
    done();
  });
}

/** Parses forms. `app` must be a separate instance, so that calls still reject them. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(text.toString())),
  );
}

/** Rejects requests from other sites, so that no foreign page can submit these forms from the operator's browser. */
function refuseForeignPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!/^\/(control|subscribe)/.test(request.url)) return;
    const site = request.headers['sec-fetch-site'];
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (isForeign && request.method !== 'GET') {
      throw new ApiError(403, 'FOREIGN_PAGE', 'Requests from other sites are not accepted.');
    }
  });
}

function accountControlRoutes(app: FastifyInstance, deps: ControlDeps): void {
  route(app, calls.listAccounts, async () => ({ status: 200, body: { accounts: await listControlAccounts(deps) } }));
  route(app, calls.expireSessions, async ({ params }) => ({
    status: 200,
    body: { ended: await endSessions(deps, await findAccountId(deps, params.account)) },
  }));
  route(app, calls.rotateAccountCsrf, async ({ params }) => {
    await deps.csrf.rotateAccount(await findAccountId(deps, params.account));
    return { status: 204 };
  });
  route(app, calls.rotateCsrf, async () => {
    await deps.csrf.rotateSecret();
    return { status: 204 };
  });
  route(app, calls.setSubscription, async ({ params, body }) => ({
    status: 200,
    body: { account: await changeSubscription(deps, await findAccountId(deps, params.account), body) },
  }));
  route(app, setBilling, async ({ params, body }) => {
    await changeBilling(deps, await findAccountId(deps, params.account), body);
    return { status: 204 };
  });
  route(app, calls.setAgency, async ({ params, body }) => ({
    status: 200,
    body: { account: await changeAgency(deps, await findAccountId(deps, params.account), body) },
  }));
  route(app, calls.setPrices, async ({ body }) => {
    await storePrices(deps, body);
    return { status: 204 };
  });
  route(app, calls.moveClock, async ({ body }) => {
    const { clock } = deps;
    if (!isSettable(clock))
      throw new ApiError(409, 'CLOCK_RUNS', 'The clock is running; only a frozen clock can be moved.');
    const year = new Date(clock.now().getTime() + body.advance).getUTCFullYear();
    if (year < FIRST_YEAR || year > LAST_YEAR) {
      throw invalidFields({ path: 'advance', code: 'range', message: `must stay in ${FIRST_YEAR} to ${LAST_YEAR}` });
    }
    clock.advance(body.advance);
    return { status: 200, body: { now: clock.now().toISOString() } };
  });
}

/** Keeps deadlines, ages and time zones within the four-digit years of ISO 8601. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9000;

function isSettable(clock: Clock): clock is SettableClock {
  return 'advance' in clock;
}

function leadControlRoutes(app: FastifyInstance, deps: ControlDeps): void {
  route(app, calls.addLead, async ({ params }) => ({
    status: 201,
    body: { uuid: await arriveLead(deps, await findAccountId(deps, params.account)) },
  }));
  route(app, calls.expireLeadNow, async ({ params }) => {
    await expireLead(deps, params.uuid);
    return { status: 204 };
  });
  route(app, calls.blockLeadNow, async ({ params }) => {
    await blockLead(deps, params.uuid);
    return { status: 204 };
  });
}

function chatControlRoutes(app: FastifyInstance, deps: ControlDeps): void {
  route(app, calls.writeAsLeadNow, async ({ params, body }) => ({
    status: 201,
    body: { message: await writeAsLead(deps, params.uuid, body.text) },
  }));
  route(app, calls.readAsLeadNow, async ({ params }) => {
    await readAsLead(deps, params.uuid);
    return { status: 204 };
  });
  route(app, calls.deliverNow, async ({ params }) => ({
    status: 200,
    body: { delivered: await deliverMessages(deps, params.uuid) },
  }));
  route(app, calls.askDealNow, async ({ params, body }) => {
    const { name, website = null, budget = null, duration = null } = body;
    return {
      status: 201,
      body: { dealUuid: await requestDeal(deps, params.uuid, { name, website, budget, duration }) },
    };
  });
  route(app, calls.answerDealNow, async ({ params, body }) => {
    await answerDealAsLead(deps, params.uuid, body.answer);
    return { status: 204 };
  });
  const states = [
    [calls.closeChatNow, closeChat],
    [calls.reopenChatNow, reopenChat],
    [calls.blockChatNow, blockChat],
    [calls.unblockChatNow, unblockChat],
  ] as const;
  for (const [call, change] of states) {
    route(app, call, async ({ params }) => {
      await change(deps, params.uuid);
      return { status: 204 };
    });
  }
}
