import { refusalError, refusalOf } from './refusal.ts';
import { SharedRead } from './sharedRead.ts';

/** Age from which the account's subscription is read again, ms. */
const STALE_AFTER_MS = 60_000;

/**
 * Whether one account may follow its chats (ACC-18): asked at the first subscribe and, along with the polls, every 60 s,
 * so that a downgrade ends the streams. The upstream's own refusals count besides.
 */
export class AccountAccess {
  #grantedAt: number | null = null;
  readonly #asking = new SharedRead<boolean>();

  /** Throws SUBSCRIPTION_REQUIRED when the account may not chat. An outage leaves the last answer standing. */
  async check(mayChat: () => Promise<boolean>): Promise<void> {
    if (this.#grantedAt !== null && performance.now() - this.#grantedAt < STALE_AFTER_MS) return;
    let isAllowed: boolean;
    try {
      isAllowed = await this.#asking.read(mayChat);
    } catch (error) {
      if (this.#grantedAt !== null && refusalOf(error) === null) return;
      throw error;
    }
    this.#grantedAt = isAllowed ? performance.now() : null;
    if (!isAllowed) throw refusalError('SUBSCRIPTION_REQUIRED');
  }
}
