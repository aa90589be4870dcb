import DataLoader from 'dataloader';
import type { WireWebhook } from '../../upstream/contract/webhooks.ts';
import type { RestClient } from '../rest/client.ts';
import { orNull } from '../rest/missing.ts';
import { getWebhooks } from './webhooks.rest.ts';

/** Webhooks by id, looked up in one read of the list. Null for an id that the account does not have. */
export type WebhookLoader = DataLoader<string, WireWebhook | null>;

/** Caches nothing itself, because the REST client caches the list until a write clears it. */
export function webhookLoader(rest: RestClient): WebhookLoader {
  return new DataLoader(
    async (ids) => {
      const webhooks = new Map((await orNull(getWebhooks(rest)))?.map((webhook) => [webhook.id, webhook]));
      return ids.map((id) => webhooks.get(id) ?? null);
    },
    { cache: false },
  );
}
