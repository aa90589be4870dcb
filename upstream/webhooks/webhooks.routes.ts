import type { FastifyInstance } from 'fastify';
import * as calls from '../contract/webhooks.ts';
import { route } from '../http/route.ts';
import { getDelivery, listDeliveries, redeliver, sendTest } from './deliveries.ts';
import { rotateSecret } from './rotateSecret.ts';
import { changeWebhook, createWebhook, deleteWebhook, listWebhooks, type WebhookDeps } from './webhooks.ts';

/** Webhooks and their delivery log (EXT-23). */
export function webhooksRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  route(app, calls.listWebhooks, async ({ account }) => ({
    status: 200,
    body: { webhooks: await listWebhooks(deps, account.id) },
  }));
  route(app, calls.createWebhook, async ({ account, body }) => ({
    status: 201,
    body: await createWebhook(deps, account.id, body),
  }));
  route(app, calls.putWebhook, async ({ account, params, body }) => ({
    status: 200,
    body: { webhook: await changeWebhook(deps, account.id, params.id, body) },
  }));
  route(app, calls.deleteWebhook, async ({ account, params }) => {
    await deleteWebhook(deps, account.id, params.id);
    return { status: 204 };
  });
  route(app, calls.rotateWebhookSecret, async ({ account, params }) => ({
    status: 200,
    body: await rotateSecret(deps, account.id, params.id),
  }));
  route(app, calls.testWebhook, async ({ account, params }) => ({
    status: 202,
    body: { delivery: await sendTest(deps, account.id, params.id) },
  }));
  route(app, calls.listWebhookDeliveries, async ({ account, params, query }) => ({
    status: 200,
    body: await listDeliveries(deps, account.id, params.id, query),
  }));
  route(app, calls.getWebhookDelivery, async ({ account, params }) => ({
    status: 200,
    body: { delivery: await getDelivery(deps, account.id, params.id) },
  }));
  route(app, calls.redeliverWebhook, async ({ account, params }) => ({
    status: 202,
    body: { delivery: await redeliver(deps, account.id, params.id) },
  }));
}
