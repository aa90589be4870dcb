import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Type } from 'typebox';
import { User } from '../../upstream/contract/account.ts';
import { GatewayError } from '../errors.ts';
import type { RestClients } from '../rest/client.ts';
import { checkOf } from '../rest/check.ts';
import { Credential } from '../rest/credential.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from './caller.ts';

const CAPACITY = 10_000;
/** How long a token's account is used without a lookup, ms. Every call is checked by the upstream anyway. */
const FRESH_MS = 60_000;
/**
 * For how long after that it is served stale while it revalidates, ms: a token never changes its account, so an outage of that
 * one call must not fail every operation of the token.
 */
const STALE_MS = 10 * 60_000;
/** How long a refused token is refused without a lookup, ms. */
const REFUSED_MS = 5_000;
/** How long after a failed revalidation the next one starts, ms. */
const RETRY_MS = 5_000;

/**
 * Tokens of one address that the upstream may refuse in `duration` seconds: each costs an upstream call. Generous, for tools that
 * share an address. Accepted tokens only count while they are looked up.
 */
const REFUSALS = { points: 30, duration: 10 } as const;
/** Unknown tokens of one address that are looked up at the same time: hundreds of tools that come back at once wait in line. */
const LOOKUPS_AT_ONCE = 10;

/** Only a text can own anything: keys of what is shared begin with it. */
const isAccount = checkOf(Type.Object({ user: Type.Pick(User, ['id']) }));

/** The request that brings a token. */
export interface TokenSource {
  readonly requestId: string;
  /** What the client's address counts as (`visitorKey`). */
  readonly addressKey: string;
}

interface Question extends TokenSource {
  /** Whose account is not known yet. */
  readonly caller: Caller;
}

interface Lookup {
  /** Null: the upstream refused the token. */
  readonly accountId: string | null;
  /** Not used after this, not even while it revalidates; monotonic ms. */
  readonly usableUntil: number;
}

/** The address has brought too many unknown tokens. */
export class TooManyTokens extends GatewayError {
  /** Seconds to wait. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('RATE_LIMITED', 'Too many unknown access tokens.', { retryAfter });
    this.retryAfter = retryAfter;
  }
}

/** Finds out whose bearer token it is: from the upstream, briefly remembered by the token's hash. */
export interface BearerAccounts {
  /**
   * The caller, or null when the upstream does not know the token. Throws UpstreamError on an outage, and TooManyTokens.
   */
  identify(token: string, source: TokenSource): Promise<Caller | null>;
  forget(credentialHash: string): void;
}

/** `now`: monotonic ms, above 0. */
export function createBearerAccounts(
  clients: RestClients,
  now: () => number = () => performance.now(),
): BearerAccounts {
  const refusals = new RateLimiterMemory(REFUSALS);

  const charge = async (addressKey: string): Promise<void> => {
    try {
      await refusals.consume(addressKey);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyTokens(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  };

  const lookUp = async ({ caller, requestId }: Question): Promise<Lookup> => {
    try {
      const answer = await clients(caller.credential, { locale: 'en', requestId }).get('/account/');
      if (!isAccount(answer)) throw new UpstreamError({ kind: 'badResponse', status: 200 });
      return { accountId: answer.user.id, usableUntil: now() + FRESH_MS + STALE_MS };
    } catch (error) {
      if (!(error instanceof UpstreamError && error.kind === 'unauthenticated')) throw error;
      return { accountId: null, usableUntil: now() + REFUSED_MS };
    }
  };

  const queues = new Map<string, PQueue>();

  const lookUpUnknown = async (question: Question): Promise<Lookup> => {
    const { addressKey } = question;
    const queue = queues.get(addressKey) ?? new PQueue({ concurrency: LOOKUPS_AT_ONCE });
    queues.set(addressKey, queue);
    try {
      return await queue.add(() => lookUpCharged(question));
    } finally {
      if (queue.size === 0 && queue.pending === 0) queues.delete(addressKey);
    }
  };

  const lookUpCharged = async (question: Question): Promise<Lookup> => {
    await charge(question.addressKey);
    let isRefused = false;
    try {
      const found = await lookUp(question);
      isRefused = found.accountId === null;
      return found;
    } finally {
      if (!isRefused) await refusals.reward(question.addressKey);
    }
  };

  const lookups = new LRUCache<string, Lookup, Question>({
    max: CAPACITY,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    // Who waits for a lookup gets its answer, whatever happens to the entry meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_hash, stale, { options, context }) => {
      try {
        const found = await (stale ? lookUp(context) : lookUpUnknown(context));
        if (found.accountId === null) options.ttl = REFUSED_MS;
        return found;
      } catch (error) {
        if (!stale || !(error instanceof UpstreamError)) throw error;
        options.ttl = RETRY_MS;
        return stale;
      }
    },
  });

  return {
    async identify(token, source) {
      const credential = new Credential(token);
      const { hash } = credential;
      const unnamed: Caller = { accountId: '', credential, kind: 'bearer', sessionId: hash, expiresAt: null };
      const known = lookups.peek(hash, { allowStale: true });
      if (known && now() >= known.usableUntil) lookups.delete(hash);
      const { accountId } = await lookups.forceFetch(hash, { context: { ...source, caller: unnamed } });
      return accountId === null ? null : { ...unnamed, accountId };
    },
    forget(credentialHash) {
      lookups.delete(credentialHash);
    },
  };
}
