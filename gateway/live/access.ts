import { mayChat } from '../../domain/tariffs.ts';
import { getSubscription } from '../account/account.rest.ts';
import type { RestClient } from '../rest/client.ts';
import { refusalError, refusalOf } from './refusal.ts';
import { SharedRead } from './sharedRead.ts';

/** Age after which the account's subscription is read again, in ms. */
const STALE_AFTER_MS = 60_000;

/**
 * Whether an account may follow its chats (ACC-18). Reads the subscription (RST-60) at the first subscribe and every 60
 * s while polling, so that a downgrade ends the streams. A refusal by the upstream ends them too.
 */
export class AccountAccess {
  #grantedAt: number | null = null;
  readonly #subscription = new SharedRead<boolean>();

  /** Throws SUBSCRIPTION_REQUIRED when the account may not chat. During an outage the last known result applies. */
  async check(rest: RestClient): Promise<void> {
    if (this.#grantedAt !== null && performance.now() - this.#grantedAt < STALE_AFTER_MS) return;
    let isAllowed: boolean;
    try {
      isAllowed = await this.#subscription.read(async () => mayChat((await getSubscription(rest)).status));
    } catch (error) {
      if (this.#grantedAt !== null && refusalOf(error) === null) return;
      throw error;
    }
    this.#grantedAt = isAllowed ? performance.now() : null;
    if (!isAllowed) throw refusalError('SUBSCRIPTION_REQUIRED');
  }
}
