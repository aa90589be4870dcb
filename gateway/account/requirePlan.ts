import { allowsProfile } from '../../domain/tariffs.ts';
import type { WireSubscription } from '../../upstream/contract/account.ts';
import { GatewayError } from '../errors.ts';
import type { RestClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import { getSubscription } from './account.rest.ts';

/**
 * Called before a write to the agency's page. Throws SUBSCRIPTION_REQUIRED unless the subscription includes the page
 * (ACC-03, spec §6). If it cannot be read, the upstream decides.
 */
export async function requirePlan(rest: RestClient): Promise<void> {
  try {
    await readPlan(rest);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
  }
}

/** The same, for callers that need the subscription. Throws UpstreamError if it cannot be read. */
export async function readPlan(rest: RestClient): Promise<WireSubscription> {
  const subscription = await getSubscription(rest);
  if (allowsProfile(subscription.status)) return subscription;
  throw new GatewayError('SUBSCRIPTION_REQUIRED', 'The subscription does not include this.');
}
