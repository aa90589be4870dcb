import type { FastifyInstance } from 'fastify';
import { listOutbox } from '../contract/outbox.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { findAccountId } from './accounts.ts';
import { listMessages } from './outbox.ts';

/** The outbox, for tests and demonstrations without an SMTP server (O-21, STA-70). */
export function outboxRoutes(app: FastifyInstance, deps: Deps & { readonly portalUrl: string }): void {
  route(app, listOutbox, async ({ query: { account, page = 1, pageSize = 50 } }) => ({
    status: 200,
    body: {
      messages: await listMessages(deps, {
        accountId: account === undefined ? null : await findAccountId(deps, account),
        portalUrl: deps.portalUrl,
        page,
        pageSize,
      }),
    },
  }));
}
