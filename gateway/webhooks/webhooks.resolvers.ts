import { isUuid } from '../../domain/uuid.ts';
import { checkWebhook, normalizeWebhookUrl } from '../../domain/webhooks.ts';
import { viewerOf } from '../account/viewer.ts';
import { connectionOverPages } from '../relay/connection.ts';
import { noteUnknown } from '../relay/enums.ts';
import { toGlobalId, uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { orNull } from '../rest/missing.ts';
import type { MutationResolvers, ViewerResolvers, WebhookResolvers, WebhookUserError } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import {
  toFieldErrors,
  toWebhook,
  toWebhookDelivery,
  toWebhookUserErrors,
  webhookEventEnum,
  webhookUserError,
} from './webhooks.map.ts';
import {
  deleteWebhook,
  findWebhook,
  getWebhookDeliveries,
  getWebhookDelivery,
  getWebhooks,
  postWebhook,
  postWebhookAttempt,
  postWebhookSecret,
  postWebhookTest,
  putWebhook,
} from './webhooks.rest.ts';
import type { WebhookValues } from './webhooks.rest.ts';

type Missing = 'WEBHOOK_NOT_FOUND' | 'DELIVERY_NOT_FOUND';

/** The values to send, or what is wrong with them. */
function readValues({ url, events }: WebhookValues) {
  const errors = toFieldErrors(checkWebhook({ url, events }));
  const values = (): WebhookValues => ({
    url: normalizeWebhookUrl(url),
    events: [...new Set(events)],
  });
  return { errors, values };
}

/** Runs a write; a refusal that the user can fix becomes the payload's errors. */
async function attempt<P extends object, N extends { [K in keyof P]: P[K] | null }>(
  nothing: N,
  missing: Missing | null,
  write: () => Promise<P>,
): Promise<(P | N) & { errors: WebhookUserError[] }> {
  try {
    return { ...(await write()), errors: [] };
  } catch (error) {
    const errors = toWebhookUserErrors(error, missing);
    if (!errors) throw error;
    return { ...nothing, errors };
  }
}

/** Webhooks and their delivery log (EXT-23). */
export const webhooksResolvers = {
  Viewer: {
    webhooks: async (_viewer, _args, { rest, log }) => {
      const note = noteUnknown(log);
      const webhooks = await orNull(getWebhooks(rest));
      return webhooks?.map((webhook) => toWebhook(webhook, note)) ?? null;
    },
  },
  Webhook: {
    deliveries: async ({ uuid }, args, { rest, log }) => {
      const note = noteUnknown(log);
      const { extra: _extra, ...connection } = await connectionOverPages(args, {
        name: 'webhookDeliveries',
        read: async (request) => {
          const { count, deliveries } = await getWebhookDeliveries(rest, uuid, request);
          return { items: deliveries, total: count, extra: null };
        },
        keyOf: (delivery) => delivery.id,
        toNode: (delivery) => toWebhookDelivery(delivery, note),
      });
      return connection;
    },
  },
  Mutation: {
    createWebhook: async (_mutation, { input }, context) => {
      signedIn(context);
      const nothing = { secret: null, webhook: null, viewer: null };
      const { errors, values } = readValues({ url: input.url, events: input.events.map(webhookEventEnum.write) });
      if (errors.length > 0) return { ...nothing, errors };
      return await attempt(nothing, null, async () => {
        const { secret, webhook } = await postWebhook(context.rest, values());
        return { secret, webhook: toWebhook(webhook, noteUnknown(context.log)), viewer: viewerOf(context) };
      });
    },
    updateWebhook: async (_mutation, { input }, context) => {
      signedIn(context);
      const uuid = uuidOf('Webhook', input.id);
      const isWhole = input.url != null && input.events != null && input.isPaused != null;
      const saved = isWhole || uuid === null ? null : await findWebhook(context.rest, uuid);
      const missing = webhookUserError('WEBHOOK_NOT_FOUND', ['id']);
      if (!isWhole && !saved) return { webhook: null, errors: [missing] };
      const { errors, values } = readValues({
        url: input.url ?? saved?.url ?? '',
        events: input.events?.map(webhookEventEnum.write) ?? saved?.events ?? [],
      });
      const isPaused = input.isPaused ?? saved?.status === 'paused';
      if (uuid === null) errors.unshift(missing);
      if (uuid === null || errors.length > 0) return { webhook: null, errors };
      return await attempt({ webhook: null }, 'WEBHOOK_NOT_FOUND', async () => {
        const webhook = await putWebhook(context.rest, uuid, { ...values(), isPaused });
        return { webhook: toWebhook(webhook, noteUnknown(context.log)) };
      });
    },
    deleteWebhook: async (_mutation, { input }, context) => {
      signedIn(context);
      // One that is already deleted also disappears from the caller's list.
      const nothing = { deletedWebhookId: null, viewer: viewerOf(context) };
      const uuid = uuidOf('Webhook', input.id);
      if (uuid === null) return { ...nothing, errors: [webhookUserError('WEBHOOK_NOT_FOUND', ['id'])] };
      return await attempt(nothing, 'WEBHOOK_NOT_FOUND', async () => {
        await deleteWebhook(context.rest, uuid);
        return { deletedWebhookId: toGlobalId('Webhook', uuid), viewer: viewerOf(context) };
      });
    },
    rotateWebhookSecret: async (_mutation, { input }, context) => {
      signedIn(context);
      const nothing = { secret: null, webhook: null };
      const uuid = uuidOf('Webhook', input.id);
      if (uuid === null) return { ...nothing, errors: [webhookUserError('WEBHOOK_NOT_FOUND', ['id'])] };
      return await attempt(nothing, 'WEBHOOK_NOT_FOUND', async () => {
        const { secret, webhook } = await postWebhookSecret(context.rest, uuid);
        return { secret, webhook: toWebhook(webhook, noteUnknown(context.log)) };
      });
    },
    sendTestWebhook: async (_mutation, { input }, context) => {
      signedIn(context);
      const nothing = { delivery: null };
      const uuid = uuidOf('Webhook', input.id);
      if (uuid === null) return { ...nothing, errors: [webhookUserError('WEBHOOK_NOT_FOUND', ['id'])] };
      return await attempt(nothing, 'WEBHOOK_NOT_FOUND', async () => {
        const delivery = await postWebhookTest(context.rest, uuid);
        return { delivery: toWebhookDelivery(delivery, noteUnknown(context.log)) };
      });
    },
    redeliverWebhook: async (_mutation, { input }, context) => {
      signedIn(context);
      const uuid = uuidOf('WebhookDelivery', input.id);
      if (uuid === null) return { delivery: null, errors: [webhookUserError('DELIVERY_NOT_FOUND', ['id'])] };
      return await attempt({ delivery: null }, 'DELIVERY_NOT_FOUND', async () => {
        const delivery = await postWebhookAttempt(context.rest, uuid);
        return { delivery: toWebhookDelivery(delivery, noteUnknown(context.log)) };
      });
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'webhooks'>;
  Webhook: Fields<WebhookResolvers, 'deliveries'>;
  Mutation: Fields<
    MutationResolvers,
    'createWebhook' | 'updateWebhook' | 'deleteWebhook' | 'rotateWebhookSecret' | 'sendTestWebhook' | 'redeliverWebhook'
  >;
};

/** Resolves `node(id:)` for a Webhook, from the viewer's own list. */
export const webhookNode: NodeReader = async (key, { rest, log }) => {
  if (!isUuid(key)) return null;
  const found = await findWebhook(rest, key);
  return found && toWebhook(found, noteUnknown(log));
};

/** Resolves `node(id:)` for a WebhookDelivery. */
export const webhookDeliveryNode: NodeReader = async (key, { rest, log }) => {
  if (!isUuid(key)) return null;
  const found = await orNull(getWebhookDelivery(rest, key));
  return found && toWebhookDelivery(found, noteUnknown(log));
};
