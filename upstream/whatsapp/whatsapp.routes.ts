import type { FastifyInstance } from 'fastify';
import * as calls from '../contract/whatsapp.ts';
import { route } from '../http/route.ts';
import { addRecipient, listRecipients, removeRecipient, subscribeRecipient, type WhatsAppDeps } from './recipients.ts';
import { verifyRecipient } from './verification.ts';

/** WhatsApp notifications (RST-55 to RST-58). */
export function whatsAppRoutes(app: FastifyInstance, deps: WhatsAppDeps): void {
  route(app, calls.getRecipients, async ({ account }) => ({
    status: 200,
    body: { recipients: await listRecipients(deps, account.id) },
  }));
  route(app, calls.postRecipient, async ({ account, body }) => ({
    status: 201,
    body: { recipient: { id: await addRecipient(deps, account, body.address) } },
  }));
  route(app, calls.verifyRecipient, async ({ account, body }) => ({
    status: 200,
    body: { recipient: await verifyRecipient(deps, account, body) },
  }));
  route(app, calls.putRecipientSubscription, async ({ account, body }) => {
    await subscribeRecipient(deps, account, { id: body.recipient_id, state: body.state });
    return { status: 204 };
  });
  route(app, calls.deleteRecipient, async ({ account, params }) => {
    await removeRecipient(deps, account.id, Number(params.id));
    return { status: 204 };
  });
}
